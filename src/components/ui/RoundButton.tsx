import { Icon, type IconName } from './Icon';
import { LimitedButton, type LimitedButtonProps } from './LimitedButton';
import * as css from './RoundButton.module.css';

export const RoundButton = ({ icon, ...button }: Omit<LimitedButtonProps, 'className' | 'children'> & { readonly icon: IconName }) => (
  <LimitedButton {...button} className={css.round}>
    <Icon name={icon} />
  </LimitedButton>
);
