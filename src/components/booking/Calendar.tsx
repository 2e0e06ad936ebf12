import { format, type Locale } from 'date-fns';
import { type ComponentProps, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import portuguese from '../../../locales/pt/calendar.json';
import { mediaStore } from '../../browser/mediaStore';
import { onWindow } from '../../browser/store';
import { monthName, monthOfYear } from '../../domain/i18n/formatDay';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { formats } from '../../domain/i18n/formats';
import { formatStay } from '../../domain/i18n/formatStay';
import { addDays, plainDate, type PlainDate, weekdays } from '../../domain/time/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { useStore } from '../../hooks/useStore';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { byLanguage, type Language } from '../../site';
import { Dialog } from '../dialog/Dialog';
import { classes } from '../ui/classes';
import { RoundButton } from '../ui/RoundButton';
import { Spoken } from '../ui/Spoken';
import * as css from './Calendar.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'calendar', portuguese }];

type DayLocale = Pick<Locale, 'options'> & { formatLong: Pick<Locale['formatLong'], 'date'>; localize: Pick<Locale['localize'], 'day' | 'month'> };

type CalendarLocale = Exclude<ComponentProps<typeof DatePicker>['locale'], string | undefined>;

/** A locale for react-datepicker with the site's own names of days and months: those of date-fns are much larger. */
function localeOf(language: Language): CalendarLocale {
  const locale: DayLocale = {
    formatLong: { date: () => formats[language].fullDay },
    localize: {
      // date-fns counts from Sunday
      day: (day) => weekdayName(weekdays[(day + 6) % 7] ?? 'sun', language, 'long'),
      month: (month) => monthName(month + 1, language),
    },
    options: { weekStartsOn: ((weekdays.indexOf(formats[language].firstWeekday) + 1) % 7) as 0 | 1 },
  };
  return locale as CalendarLocale;
}

export const calendarLocales = byLanguage(localeOf);

/** Pixels between field and panel, and between panel and edge of the viewport. */
const gap = 8;

interface CalendarProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly date: PlainDate | null;
  readonly minimum: PlainDate;
  /** Why a day from then on may not be picked; null for one that may. */
  readonly reasonAgainst?: ((date: PlainDate) => string | null) | undefined;
  readonly stay: Stay;
  readonly onPick: (date: PlainDate) => void;
  readonly onClose: () => void;
}

// The widget uses local dates; noon is safe from daylight-saving changes.
const toLocal = (date: PlainDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
};
const fromLocal = (date: Date): PlainDate => plainDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });

/** Replaces the widget's own container, which is a dialog with an English name inside ours. */
const Plain = ({ className, children }: { className?: string; children?: ReactNode }) => <div className={className}>{children}</div>;

const wideStore = mediaStore('(width >= 64em)', false);

const isSameMonth = (one: PlainDate, other: PlainDate): boolean => one.slice(0, 7) === other.slice(0, 7);

/** react-datepicker in a dialog: a panel at its field, a bottom sheet on phones. Two months where there is space, or where the first ends within a week. */
export default function Calendar({ id, anchor, label, date, minimum, reasonAgainst, stay, onPick, onClose }: CalendarProps) {
  const { t, language } = useMessages('calendar');
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(date ?? minimum);
  const isEnding = isSameMonth(shown, minimum) && !isSameMonth(minimum, addDays(minimum, 6));
  const months = useStore(wideStore) || isEnding ? 2 : 1;

  // below its field, or above, or below where the page is scrolled for it; as far to the right as the card at most where it does not fit; in a sheet CSS overrides this
  useLayoutEffect(() => {
    const dialog = panel.current?.parentElement;
    const field = anchor.current;
    if (!dialog || !field) return;
    const place = () => {
      const { top, bottom, left } = field.getBoundingClientRect();
      const lowest = window.innerHeight - dialog.offsetHeight - gap;
      const fits = left + dialog.offsetWidth + gap <= document.documentElement.clientWidth;
      const right = fits ? Infinity : (field.closest('form, aside') ?? field).getBoundingClientRect().right;
      const [below, above] = [bottom + gap, top - dialog.offsetHeight - gap];
      const y = below > lowest && above >= gap ? above : below;
      dialog.style.setProperty('--left', `${Math.max(gap, Math.min(left, right - dialog.offsetWidth)) + window.scrollX}px`);
      dialog.style.setProperty('--top', `${y + window.scrollY}px`);
      dialog.dataset.placed = '';
      // a sheet is in the window
      if (getComputedStyle(dialog).position !== 'absolute') return;
      if (y > lowest) window.scrollBy({ top: y - lowest, behavior: 'instant' });
      else if (y < gap) window.scrollBy({ top: y - gap, behavior: 'instant' });
    };
    place();
    return onWindow('resize', () => {
      place();
      // sections out of view get their height only now
      requestAnimationFrame(place);
    });
  }, [anchor, months]);

  // only now, since it would scroll to the unplaced panel
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus(), []);

  // with react-datepicker's `table` Firefox's screen readers keep the arrow keys for reading
  useLayoutEffect(() => {
    panel.current?.querySelectorAll('[role="table"], [role="grid"]').forEach((table, index) => {
      table.setAttribute('role', 'grid');
      table.setAttribute('aria-labelledby', `${id}-month-${index}`);
    });
    // days of other months are no cells, so that the first week's would be said with the names of other weekdays; each day's text has its own
    panel.current?.querySelectorAll('.react-datepicker__day-names').forEach((names) => names.setAttribute('aria-hidden', 'true'));
    // a row that only keeps the height has no cells
    panel.current
      ?.querySelectorAll('.react-datepicker__week')
      .forEach((week) => week.setAttribute('aria-hidden', String(!week.querySelector('.react-datepicker__day:not(.react-datepicker__day--outside-month)'))));
  }, [id, months, shown]);

  /** What was said of a day that may not be picked, once it was tried. */
  const [refusal, setRefusal] = useState('');
  const reasonOf = (day: PlainDate): string | null => (day < minimum ? null : (reasonAgainst?.(day) ?? null));
  // Such days are no disabled ones of the widget's, which its arrow keys skip: they have the focus, and say why.
  const markDays = useEffectEvent(() =>
    panel.current?.querySelectorAll<HTMLElement>('[data-day]').forEach((text) => {
      const cell = text.closest<HTMLElement>('[role="gridcell"]');
      const reason = reasonOf(text.dataset.day ?? '');
      if (!cell) return;
      cell.title = reason ?? '';
      cell.ariaDisabled = String(reason !== null || cell.matches('.react-datepicker__day--disabled'));
      if (reason) cell.ariaLabel = text.textContent;
    }),
  );
  useLayoutEffect(() => {
    if (reasonAgainst) markDays();
  }, [reasonAgainst, months, shown]);

  const chosen = date ? toLocal(date) : null;
  return (
    <Dialog
      id={id}
      label={t('calendar:label', { field: label })}
      className={classes(css.calendar, months === 2 && css.pair, isEnding && css.ending)}
      onClose={onClose}
    >
      <div
        ref={panel}
        onKeyDownCapture={(event) => {
          // the widget stops Escape from bubbling
          if (event.key === 'Escape') onClose();
        }}
      >
        <DatePicker
          inline
          locale={calendarLocales[language]}
          calendarContainer={Plain}
          monthsShown={months}
          fixedHeight
          onMonthChange={(first) => setShown(fromLocal(first))}
          formatWeekDay={(name) => name.slice(0, 3)}
          // Firefox's screen readers read the text of a cell, not its label
          renderDayContents={(number, local) => {
            const day = fromLocal(local);
            const reason = reasonOf(day);
            const isTaken = day < minimum || reason !== null;
            const text = [isTaken && t('calendar:takenDay'), format(local, 'PPPP', { locale: calendarLocales[language] })].filter(Boolean).join(' ');
            return (
              <>
                <span className="sr-only" data-day={reasonAgainst && day}>
                  {reason ? `${text}. ${reason}` : text}
                </span>
                <span aria-hidden="true">{number}</span>
              </>
            );
          }}
          dayClassName={(day) => (reasonOf(fromLocal(day)) ? css.refused : '')}
          chooseDayAriaLabelPrefix={t('calendar:chooseDay')}
          disabledDayAriaLabelPrefix={t('calendar:takenDay')}
          monthAriaLabelPrefix={t('calendar:month')}
          selected={chosen}
          // Enter on the chosen day keeps it and closes
          allowSameDay
          openToDate={chosen ?? toLocal(minimum)}
          minDate={toLocal(minimum)}
          startDate={stay.checkIn ? toLocal(stay.checkIn) : undefined}
          endDate={stay.checkOut ? toLocal(stay.checkOut) : undefined}
          onChange={(picked: Date | null) => {
            if (!picked) return;
            const reason = reasonOf(fromLocal(picked));
            if (reason) setRefusal(reason);
            else onPick(fromLocal(picked));
          }}
          renderCustomHeader={({ monthDate, customHeaderCount, decreaseMonth, increaseMonth, prevMonthButtonDisabled }) => (
            <div className={css.head}>
              {customHeaderCount === 0 && (
                <RoundButton
                  icon="left"
                  aria-label={t('calendar:previousMonth')}
                  limit={prevMonthButtonDisabled ? t('calendar:noEarlier') : null}
                  onClick={decreaseMonth}
                />
              )}
              <p id={`${id}-month-${customHeaderCount}`} className={css.month}>
                {monthOfYear({ month: monthDate.getMonth() + 1, year: monthDate.getFullYear() }, language)}
              </p>
              {customHeaderCount === 0 && <RoundButton icon="right" aria-label={t('calendar:nextMonth')} onClick={increaseMonth} />}
            </div>
          )}
        />
        <div className={css.foot}>
          <p>
            <b>{label}</b> {!refusal && <Spoken say={(form) => formatStay({ stay, language, ...form })} />}
          </p>
          {reasonAgainst && <p role="status">{refusal}</p>}
          <button type="button" className={css.close} onClick={onClose}>
            {t('calendar:close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
