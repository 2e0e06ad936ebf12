import { useId } from 'react';
import portuguese from '../../../locales/pt/day.json';
import { timeOfMinutes } from '../../domain/hours/time';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { weekdayOf } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { DateField } from '../booking/DateField';
import type { DayQuestionProps } from './dayQuestionProps';
import * as css from './DayQuestion.module.css';
import { DaySummary } from './DaySummary';

export const namespaces: readonly Namespace[] = [{ name: 'day', portuguese }];

const halfHours = Array.from({ length: 48 }, (_, index) => timeOfMinutes(index * 30));

/** Asks for any day from today on, and an hour, and shows what is open then. Both are in the address, so that the answer can be shared. */
export default function DayQuestion({ places, occasions, today, date, time, onAsk }: DayQuestionProps) {
  const t = useMessages('day');
  const language = useLanguage();
  const id = useId();
  if (!today || !date) return <div className={css.question} />;

  const times = time === null || halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
  return (
    <div className={css.question}>
      <div className={css.fields}>
        <DateField
          name="dia"
          label={t('day:day')}
          clearLabel={t('day:backToToday')}
          hint={weekdayName(weekdayOf(date), language, 'long')}
          date={date}
          minimum={today}
          stay={{ checkIn: date, checkOut: null }}
          missing={false}
          onPick={(day) => onAsk({ day })}
          onClear={date > today ? () => onAsk({ day: null }) : undefined}
        />
        <div className={css.time}>
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
      </div>
      <div>
        <DaySummary places={places} occasions={occasions} date={date} isToday={date === today} time={time} />
      </div>
    </div>
  );
}
