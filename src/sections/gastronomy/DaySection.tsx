import type { ComponentProps } from 'react';
import { SectionHead } from '../../components/ui/SectionHead';
import type { Weekday } from '../../domain/time/plainDate';
import { DayChart } from './DayChart';

interface DaySectionProps extends Omit<ComponentProps<typeof DayChart>, 'children'> {
  readonly id: string;
  readonly title: (weekday: Weekday) => string;
  readonly lead: string | null;
}

export function DaySection({ id, title, lead, ...chartProps }: DaySectionProps) {
  return (
    <section className="on-sand section no-print" aria-labelledby={id}>
      <div className="wrap">
        <DayChart {...chartProps}>
          {({ picker, requestedTime, chart, weekday }) => (
            <>
              <SectionHead id={id} title={title(weekday)} lead={lead} even>
                {picker}
                <p role="status">{requestedTime}</p>
              </SectionHead>
              {chart}
            </>
          )}
        </DayChart>
      </div>
    </section>
  );
}
