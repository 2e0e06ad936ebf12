import { LimitedButton, type LimitedButtonProps } from './LimitedButton';
import * as css from './RoundButton.module.css';

/** A round button with one icon, named by its `aria-label`. */
export const RoundButton = (button: Omit<LimitedButtonProps, 'className'>) => <LimitedButton {...button} className={css.round} />;
