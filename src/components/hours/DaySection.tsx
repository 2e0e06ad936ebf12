import type { ComponentProps, ReactNode } from 'react';
import type { Weekday } from '../../domain/stay/plainDate';
import { lazyNearViewport } from '../lazy/lazyNearViewport';
import { classes } from '../ui/classes';
import { DayChart } from './DayChart';
import type { DayQuestionProps } from './DayQuestion';
import * as css from './DaySection.module.css';

const DayQuestion = lazyNearViewport(() => import('./DayQuestion'));

/** Loads `DayQuestion` when it comes near the viewport, and reserves its space until then. */
export const LazyDayQuestion = (question: DayQuestionProps) => <DayQuestion {...question} fallback={<div className={classes('scripted', css.waiting)} />} />;

interface DaySectionProps extends Omit<ComponentProps<typeof DayChart>, 'children'> {
  readonly id: string;
  readonly title: (weekday: Weekday) => string;
  readonly lead: string | null;
  /** Below the chart. */
  readonly children?: ReactNode;
}

/** A section with the opening hours of one day: today, until another is chosen. */
export function DaySection({ id, title, lead, children, ...chartProps }: DaySectionProps) {
  return (
    <section className="on-sand section" aria-labelledby={id}>
      <div className="wrap">
        <DayChart {...chartProps}>
          {({ picker, question, chart, weekday }) => (
            <>
              <div className="head head--even">
                <h2 id={id}>{title(weekday)}</h2>
                <div className="head__side">
                  {lead && <p className="soft">{lead}</p>}
                  {picker}
                </div>
              </div>
              <LazyDayQuestion {...question} />
              {chart}
            </>
          )}
        </DayChart>
        {children}
      </div>
    </section>
  );
}
