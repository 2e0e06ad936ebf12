import { useEffect, useRef, type KeyboardEvent } from 'react';
import { firstWeekday } from '../../domain/i18n/firstWeekday';
import { formatDay } from '../../domain/i18n/formatDay';
import { weekdayName } from '../../domain/i18n/weekdayName';
import { dayByKey } from '../../domain/stay/dayByKey';
import type { PlainDate } from '../../domain/stay/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { weekFrom, weeksOfMonth } from '../../domain/stay/weeksOfMonth';
import { useHotelToday } from '../../hooks/useHotelToday';
import { useLanguage } from '../../hooks/useLanguage';
import { classes } from '../ui/classes';
import * as css from './CalendarMonth.module.css';

interface CalendarMonthProps {
  /** Identifier of what names the month. */
  readonly labelledBy: string;
  /** The day that keys move from; the month around it is shown. */
  readonly at: PlainDate;
  /** Whether that day takes the focus. */
  readonly focused: boolean;
  readonly selected: PlainDate | null;
  readonly minimum: PlainDate;
  readonly stay: Stay;
  /** How a day is announced that may be picked, and one that may not. */
  readonly words: { readonly choose: string; readonly taken: string };
  readonly onMove: (day: PlainDate) => void;
  readonly onPick: (day: PlainDate) => void;
}

/** The days of a month as a grid: one of them is in the tab order, keys move among them (WAI-ARIA's grid pattern). */
export function CalendarMonth({ labelledBy, at, focused, selected, minimum, stay: { checkIn, checkOut }, words, onMove, onPick }: CalendarMonthProps) {
  const language = useLanguage();
  const today = useHotelToday();
  const current = useRef<HTMLButtonElement>(null);
  const first = firstWeekday[language];

  useEffect(() => {
    if (focused) current.current?.focus();
  }, [at, focused]);

  const press = (event: KeyboardEvent) => {
    const day = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(at, { key: event.key, shift: event.shiftKey }, { minimum, first });
    if (!day) return;
    event.preventDefault();
    onMove(day);
  };
  return (
    <table role="grid" className={css.month} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekFrom(first).map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday, language, 'long')}>
              {weekdayName(weekday, language, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(at, first).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) =>
              day ? (
                <td key={day} role="gridcell" aria-selected={day === selected}>
                  <button
                    ref={day === at ? current : undefined}
                    type="button"
                    className={classes(
                      day === today && css.today,
                      checkIn && checkOut && day >= checkIn && day <= checkOut && css.within,
                      day === selected && css.selected,
                    )}
                    tabIndex={day === at ? 0 : -1}
                    aria-disabled={day < minimum}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={`${day < minimum ? words.taken : words.choose} ${formatDay(day, language)}`}
                    onKeyDown={press}
                    onClick={() => {
                      if (day >= minimum) onPick(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ) : (
                // a week begins and ends with days of other months
                <td key={place} role="gridcell" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
