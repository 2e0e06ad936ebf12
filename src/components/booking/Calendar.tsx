import { useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import portuguese from '../../../locales/pt/calendar.json';
import { formatMonth } from '../../domain/i18n/formatDay';
import { addMonths } from '../../domain/stay/addMonths';
import { describeStay } from '../../domain/stay/describeStay';
import type { PlainDate } from '../../domain/stay/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import type { Area } from '../../words/area';
import { useWords } from '../../words/useWords';
import { Dialog } from '../dialog/Dialog';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import { CalendarMonth } from './CalendarMonth';
import * as css from './Calendar.module.css';

const words: Area<'calendar'> = { name: 'calendar', portuguese };
export const areas = [words];

/** Pixels between field and panel, and between panel and glass. */
const gap = 8;

interface CalendarProps {
  /** The field it stands by. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly date: PlainDate | null;
  readonly minimum: PlainDate;
  readonly stay: Stay;
  readonly onPick: (date: PlainDate) => void;
  readonly onClose: () => void;
}

/** A month of days in a dialog: a panel under its field, a sheet from below on phones. Loaded when first wanted. */
export default function Calendar({ anchor, label, date, minimum, stay, onPick, onClose }: CalendarProps) {
  const t = useWords(words);
  const language = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ '--left': string; '--top': string }>();
  /** The day that keys move from, and whether they last did: a month that is leafed to leaves the focus on its button. */
  const [{ at, byKey }, move] = useState({ at: date && date > minimum ? date : minimum, byKey: true });
  const leaf = (months: number) => {
    const day = addMonths(at, months);
    move({ at: day < minimum ? minimum : day, byKey: false });
  };

  // under its field, or above where there is no room below; the sheet on phones takes no notice
  useLayoutEffect(() => {
    const dialog = panel.current?.parentElement;
    if (!dialog) return;
    const field = anchor.getBoundingClientRect();
    const height = dialog.offsetHeight;
    const above = window.innerHeight - field.bottom < height + gap && field.top > height + gap;
    const top = (above ? field.top - height - gap : field.bottom + gap) + window.scrollY;
    const left = Math.min(field.left, document.documentElement.clientWidth - dialog.offsetWidth - gap) + window.scrollX;
    setPlace({ '--left': `${Math.max(gap, left)}px`, '--top': `${top}px` });
  }, [anchor]);

  return (
    <Dialog
      label={t('calendar:label', { field: label })}
      className={classes(css.calendar, place && css.placed)}
      style={place as CSSProperties}
      onClose={onClose}
    >
      <div ref={panel}>
        <div className={css.head}>
          <button
            type="button"
            className="round"
            aria-label={t('calendar:previousMonth')}
            disabled={at.slice(0, 7) <= minimum.slice(0, 7)}
            onClick={() => leaf(-1)}
          >
            <Icon name="left" />
          </button>
          <p id={id} className={css.month} aria-live="polite">
            {formatMonth(at, language)}
          </p>
          <button type="button" className="round" aria-label={t('calendar:nextMonth')} onClick={() => leaf(1)}>
            <Icon name="right" />
          </button>
        </div>
        <CalendarMonth
          labelledBy={id}
          at={at}
          focused={byKey && place !== undefined}
          selected={date}
          minimum={minimum}
          stay={stay}
          words={{ choose: t('calendar:chooseDay'), taken: t('calendar:takenDay') }}
          onMove={(day) => move({ at: day, byKey: true })}
          onPick={onPick}
        />
        <div className={css.foot}>
          <p aria-live="polite">{stay.checkIn && stay.checkOut ? describeStay({ stay, language }) : ''}</p>
          <button type="button" className={css.close} onClick={onClose}>
            {t('calendar:close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
