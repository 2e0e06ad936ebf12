import { hoursOn, isOnce, type HoursException, type PlaceHours } from '../../domain/hours/hoursOn';
import { nextOpening } from '../../domain/hours/openingHours';
import { capitalized } from '../../domain/i18n/formatDays';
import { useTranslation } from 'react-i18next';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import { Spoken } from '../ui/Spoken';
import { useHoursWords } from './useHoursWords';

/** Exceptions with their days in words. */
export interface WithExceptions extends PlaceHours {
  readonly exceptions?: readonly (HoursException & { readonly days: string })[] | null;
}

/**
 * The days of a place that have hours of their own, or none, one line each: those ahead at the time of the build, and once the day is known those ahead of it. It
 * says "today" on such a day, and while a place is closed when it opens again. Nothing without exceptions.
 */
export function HoursExceptions({ place }: { readonly place: WithExceptions }) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const { hoursOfException, opensAgain } = useHoursWords();
  const now = useHotelNow();
  const ahead = (place.exceptions ?? []).filter((one) => !now || !isOnce(one) || one.to >= now.date);
  if (ahead.length === 0) return null;
  const current = now && hoursOn(place, now.date).exception;
  const next = now && current?.closed && current.from !== current.to ? nextOpening(place, now) : null;
  return (
    <ul className="note">
      {ahead.map((one) => (
        <li key={one.from}>
          <Spoken say={(form) => capitalized(hoursOfException(one === current && !one.closed ? { ...one, days: t('hours:today') } : one, form), language)} />
          {now && next && one === current && (
            <span>
              {'. '}
              <Spoken say={(form) => capitalized(opensAgain(next, now.date, form), language)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
