import type { ComponentProps } from 'react';
import * as css from './RoundButton.module.css';

/** A round button with one icon, named by its `aria-label`. */
export const RoundButton = (button: Omit<ComponentProps<'button'>, 'type' | 'className'>) => <button {...button} type="button" className={css.round} />;
