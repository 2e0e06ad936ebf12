import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { classes } from './classes';
import * as css from './Facts.module.css';

export interface ShownFact {
  readonly label: string;
  readonly value: ReactNode;
  /** A second value, on a line of its own. */
  readonly below?: ReactNode;
  readonly icon?: IconName | undefined;
}

/** Facts as a list of labels with values, separated by hairlines. */
export function Facts({ facts, className }: { facts: readonly ShownFact[]; className?: string | undefined }) {
  return (
    <dl className={classes(css.facts, className)}>
      {facts.map(({ label, value, below, icon }) => (
        <div key={label}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>{value}</dd>
          {below && <dd className={css.below}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
