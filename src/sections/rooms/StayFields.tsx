import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../components/booking/DateField';
import { PeopleStepper } from '../../components/booking/PeopleStepper';
import { formatTime } from '../../domain/i18n/formatTime';
import { weekdayName } from '../../domain/i18n/weekdayName';
import { earliestCheckOut } from '../../domain/stay/earliestCheckOut';
import { pickCheckIn } from '../../domain/stay/pickCheckIn';
import { pickCheckOut } from '../../domain/stay/pickCheckOut';
import type { PlainDate } from '../../domain/stay/plainDate';
import { weekdayOf } from '../../domain/stay/weekdayOf';
import { useLanguage } from '../../hooks/useLanguage';
import type { Search } from '../../hooks/useStay';
import * as css from './StayCard.module.css';

interface StayFieldsProps {
  readonly today: PlainDate | null;
  readonly search: Search;
  /** Whether empty dates are marked. */
  readonly missing: boolean;
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
  readonly onChange: (change: Partial<Search>) => void;
}

/** Dates and people, as in the booking card, for a narrow place. */
export function StayFields({ today, search: { stay, people }, missing, rules, onChange }: StayFieldsProps) {
  const { t } = useTranslation(['booking']);
  const language = useLanguage();
  const id = useId();
  const hint = (date: PlainDate | null, key: 'arrive' | 'leave') =>
    date
      ? t(`booking:${key}`, {
          weekday: weekdayName(weekdayOf(date), language, 'long'),
          time: formatTime(key === 'arrive' ? rules.checkIn : rules.checkOut, language),
        })
      : t('booking:pickDate');
  return (
    <div className={css.fields}>
      <DateField
        name="CheckIn"
        label={t('booking:checkIn')}
        clearLabel={t('booking:clearCheckIn')}
        hint={hint(stay.checkIn, 'arrive')}
        date={stay.checkIn}
        minimum={today}
        stay={stay}
        missing={missing && !stay.checkIn}
        inputRef={() => undefined}
        onPick={(date) => onChange({ stay: pickCheckIn(stay, date) })}
        onClear={() => onChange({ stay: { ...stay, checkIn: null } })}
      />
      <DateField
        name="CheckOut"
        label={t('booking:checkOut')}
        clearLabel={t('booking:clearCheckOut')}
        hint={hint(stay.checkOut, 'leave')}
        date={stay.checkOut}
        minimum={today && earliestCheckOut({ checkIn: stay.checkIn, today })}
        stay={stay}
        missing={missing && !stay.checkOut}
        inputRef={() => undefined}
        onPick={(date) => onChange({ stay: pickCheckOut(stay, date) })}
        onClear={() => onChange({ stay: { ...stay, checkOut: null } })}
      />
      <div className={css.people}>
        <span id={`${id}-people`}>{t('booking:people')}</span>
        <PeopleStepper people={people} labelledBy={`${id}-people`} onChange={(next) => onChange({ people: next })} />
      </div>
    </div>
  );
}
