import { useI18n } from '../../hooks/useI18n';
import { hoursOn, isAhead, type HoursException, type PlaceHours } from '../../domain/hours/hoursOn';
import { capitalized } from '../../domain/i18n/capitalized';
import { useHotelToday } from '../../hooks/useHotelNow';
import { Spoken } from '../ui/Spoken';
import { useHoursText } from './useHoursText';

export interface WithExceptions extends PlaceHours {
  readonly exceptions?: readonly (HoursException & { readonly days: string })[] | null;
}

/** The days ahead that have hours of their own, or none, one line each; "today" where the place has its hours today. */
export function HoursExceptions({ place }: { readonly place: WithExceptions }) {
  const { t, language } = useI18n(['hours']);
  const hoursOfException = useHoursText();
  const today = useHotelToday();
  const ahead = (place.exceptions ?? []).filter((one) => !today || isAhead(one, today));
  if (ahead.length === 0) return null;
  const current = today && hoursOn(place, today).exception;
  return (
    <ul className="note">
      {ahead.map((one) => (
        <li key={one.from}>
          <Spoken say={(form) => capitalized(hoursOfException(one === current && !one.closed ? { ...one, days: t('hours:today') } : one, form), language)} />
        </li>
      ))}
    </ul>
  );
}
