import { memo, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { engineParameters } from '../../domain/booking/bookingUrl';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { type TextForm, formatTime } from '../../domain/i18n/formatTime';
import { formatStay } from '../../domain/i18n/formatStay';
import { type PlainDate, weekdayOf } from '../../domain/time/plainDate';
import { fewestNights, minimumOn, stayRestriction } from '../../domain/stay/restrictions';
import { usePage } from '../../hooks/usePage';
import { useRestrictionText, useRestrictions } from '../../hooks/useRestrictions';
import { clearStay, earliestCheckOut, pickCheckIn, pickCheckOut, type Stay, type StayProblem } from '../../domain/stay/stay';
import { DateField } from './DateField';

export function focusMissingDate(fields: HTMLElement | null, problem: StayProblem): void {
  fields?.querySelector<HTMLElement>(`[name="${engineParameters[problem === 'missingCheckIn' ? 'checkIn' : 'checkOut']}"]`)?.focus();
}

interface StayDatesProps {
  readonly today: PlainDate | null;
  readonly stay: Stay;
  readonly missing: boolean;
  readonly onChange: (stay: Stay) => void;
}

/** Check-in and check-out side by side, each limited by the other (docs/hotel-rules.md 2.2, 2.3) and by what restricts stays (2.12), and the length of the stay. */
export const StayDates = memo(function StayDates({ today, stay, missing, onChange }: StayDatesProps) {
  const { t, language } = useI18n(['booking']);
  const { stayRules } = usePage();
  const restrictions = useRestrictions();
  const restrictionText = useRestrictionText();
  const reasonAgainst = (dates: Stay): string | null => {
    const restriction = stayRestriction(restrictions, dates);
    return restriction && restrictionText(restriction);
  };
  const said = stayRestriction(restrictions, stay) ?? (stay.checkIn && minimumOn(restrictions, stay.checkIn));
  const [next, setNext] = useState(false);
  const hint = (date: PlainDate | null, key: 'arrive' | 'leave', time: string) => (form: TextForm) =>
    date ? t(`booking:${key}`, { weekday: weekdayName(weekdayOf(date), language, 'long'), time: formatTime(time, language, form) }) : t('booking:pickDate');
  return (
    <>
      <DateField
        name={engineParameters.checkIn}
        label={t('booking:checkIn')}
        clearLabel={t('booking:clearCheckIn')}
        hint={hint(stay.checkIn, 'arrive', stayRules.checkIn)}
        note={said ? () => restrictionText(said) : undefined}
        date={stay.checkIn}
        minimum={today}
        reasonAgainst={restrictions.length > 0 ? (checkIn) => reasonAgainst({ checkIn, checkOut: null }) : undefined}
        stay={stay}
        missing={missing && !stay.checkIn}
        onPick={(date) => {
          onChange(pickCheckIn(stay, date, fewestNights(restrictions, date)));
          setNext(true);
        }}
        onClear={() => onChange(clearStay(stay, 'checkIn'))}
      />
      <DateField
        name={engineParameters.checkOut}
        label={t('booking:checkOut')}
        clearLabel={t('booking:clearCheckOut')}
        hint={next ? () => t('booking:pickCheckOut') : hint(stay.checkOut, 'leave', stayRules.checkOut)}
        note={(form) => formatStay({ stay, language, ...form })}
        date={stay.checkOut}
        minimum={today && earliestCheckOut({ checkIn: stay.checkIn, today })}
        reasonAgainst={restrictions.length > 0 ? (checkOut) => reasonAgainst({ ...stay, checkOut }) : undefined}
        stay={stay}
        missing={missing && !stay.checkOut}
        next={next}
        onBlur={() => setNext(false)}
        onPick={(date) => onChange(pickCheckOut(stay, date))}
        onClear={() => onChange(clearStay(stay, 'checkOut'))}
      />
    </>
  );
});
