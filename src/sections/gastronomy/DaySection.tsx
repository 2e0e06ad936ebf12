import type { ComponentProps } from 'react';
import type { Weekday } from '../../domain/time/plainDate';
import { DayChart } from './DayChart';

interface DaySectionProps extends Omit<ComponentProps<typeof DayChart>, 'children'> {
  readonly id: string;
  readonly title: (weekday: Weekday) => string;
  readonly lead: string | null;
}

/** A section with the opening hours of one day: today, until another is chosen. */
export function DaySection({ id, title, lead, ...chartProps }: DaySectionProps) {
  return (
    <section className="on-sand section" aria-labelledby={id}>
      <div className="wrap">
        <DayChart {...chartProps}>
          {({ picker, requestedTime, chart, weekday }) => (
            <>
              <div className="head head--even">
                <h2 id={id}>{title(weekday)}</h2>
                <div className="head__side">
                  {lead && <p className="soft">{lead}</p>}
                  {picker}
                  <p role="status">{requestedTime}</p>
                </div>
              </div>
              {chart}
            </>
          )}
        </DayChart>
      </div>
    </section>
  );
}
