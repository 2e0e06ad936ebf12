import type { ComponentProps } from 'react';
import * as css from './RoundButton.module.css';

/** A round button that holds one icon; what it does is said by its `aria-label`. */
export const RoundButton = (button: Omit<ComponentProps<'button'>, 'type' | 'className'>) => <button {...button} type="button" className={css.round} />;
