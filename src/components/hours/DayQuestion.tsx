import { useId, useState } from 'react';
import type { AskedMoment } from '../../domain/hours/askedMoment';
import { timeOfMinutes } from '../../domain/hours/timeOfMinutes';
import { formatTime } from '../../domain/i18n/formatTime';
import { addDays } from '../../domain/stay/addDays';
import { isPlainDate, type PlainDate } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import { useWords } from '../../words/useWords';
import type { DayPlace } from './dayPlace';
import { DayReading } from './DayReading';
import { dayWords } from './dayWords';
import * as css from './DayQuestion.module.css';

export const areas = [dayWords];

/** How many days ahead a visit may be asked about: two years. */
const reach = 730;
const halfHours = Array.from({ length: 48 }, (_, index) => timeOfMinutes(index * 30));

interface DayQuestionProps {
  readonly places: readonly DayPlace[];
  /** The hotel's calendar day; null until the browser knows it. */
  readonly today: PlainDate | null;
  /** The day that is shown. */
  readonly date: PlainDate | null;
  /** The hour that is asked for, HH:MM. */
  readonly time: string | null;
  readonly onAsk: (change: Partial<AskedMoment>) => void;
}

/** Any day within two years, and any hour of it: what is open then. Day and hour stand in the address, so that the answer can be shared. */
export default function DayQuestion({ places, today, date, time, onAsk }: DayQuestionProps) {
  const t = useWords(dayWords);
  const language = useLanguage();
  const id = useId();
  /** What is being typed, which may be no day yet. */
  const [draft, setDraft] = useState<string | null>(null);
  if (!today || !date) return <div className={css.question} />;

  const last = addDays(today, reach);
  const type = (text: string) => {
    setDraft(text);
    if (isPlainDate(text) && text >= today && text <= last) onAsk({ day: text });
  };
  const times = time === null || halfHours.includes(time) ? halfHours : [...halfHours, time].sort();

  return (
    <div className={css.question}>
      <div className={css.fields}>
        <label htmlFor={`${id}-day`}>{t('day:day')}</label>
        <input
          id={`${id}-day`}
          type="date"
          min={today}
          max={last}
          required
          value={draft ?? date}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(null)}
        />
        <label htmlFor={`${id}-time`}>{t('day:time')}</label>
        <select id={`${id}-time`} value={time ?? ''} onChange={({ target }) => onAsk({ time: target.value || null })}>
          <option value="">{t('day:wholeDay')}</option>
          {times.map((one) => (
            <option key={one} value={one}>
              {formatTime(one, language)}
            </option>
          ))}
        </select>
      </div>
      <DayReading places={places} date={date} isToday={date === today} time={time} />
    </div>
  );
}
