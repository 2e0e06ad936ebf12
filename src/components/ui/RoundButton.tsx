import { LimitedButton, type LimitedButtonProps } from './LimitedButton';
import * as css from './RoundButton.module.css';

export const RoundButton = (button: Omit<LimitedButtonProps, 'className'>) => <LimitedButton {...button} className={css.round} />;
