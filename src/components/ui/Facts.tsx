import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { classes } from './classes';
import * as css from './Facts.module.css';

export interface ShownFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon?: IconName | undefined;
}

/** Facts as a list of labels with values between hairlines; `two` sets them in two columns where there is room. */
export function Facts({ facts, columns = 'one', className }: { facts: readonly ShownFact[]; columns?: 'one' | 'two'; className?: string | undefined }) {
  return (
    <dl className={classes('facts', css.facts, columns === 'two' && css.two, className)}>
      {facts.map(({ label, value, icon }) => (
        <div key={label}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
