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
    <dl className={classes('gold-icons', css.facts, className)}>
      {facts.map(({ label, value, below, icon }) => (
        <div key={label}>
          <dt className="soft">
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd className="semibold balanced">{value}</dd>
          {below && <dd className={`balanced ${css.below}`}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
