import type { Zone } from '../time/clock';
import { addDays, nightsBetween, type PlainDate } from '../time/plainDate';
import type { Stay } from '../stay/stay';
import { type MoonPhase, moonPhaseOf, type SunCoordinates, sunOf, type SunTimes } from './sky';

/** Nights after which the moon has gone through all its phases. */
const nightsOfMoon = 30;

/** Sun and moon of a stay. */
export interface StaySky {
  /** The first evening's sunset and the next morning's sunrise; null without a place, or where the sun does not set. */
  readonly sun: SunTimes | null;
  /** The moon of the first night. */
  readonly phase: MoonPhase;
  /** The next new or full moon on a later night of the stay; null where there is none. */
  readonly later: { readonly phase: 'new' | 'full'; readonly date: PlainDate } | null;
}

/**
 * Sun and moon of a stay; null where a date is missing or there is no night.
 * @param place for the sun's times; null leaves the sun out
 * @param zone the hotel's
 */
export function skyOfStay({ stay: { checkIn, checkOut }, place, zone }: { stay: Stay; place: SunCoordinates | null; zone: Zone }): StaySky | null {
  if (!checkIn || !checkOut) return null;
  const nights = nightsBetween(checkIn, checkOut);
  if (!(nights >= 1)) return null;
  const evening = place && sunOf({ date: checkIn, place, zone });
  const morning = place && sunOf({ date: addDays(checkIn, 1), place, zone });
  const sun = evening && morning && { ...morning, sunset: evening.sunset };
  const phase = (date: PlainDate): MoonPhase => moonPhaseOf({ date, zone });
  for (let night = 1; night < Math.min(nights, nightsOfMoon); night += 1) {
    const date = addDays(checkIn, night);
    const later = phase(date);
    if (later === 'new' || later === 'full') return { sun, phase: phase(checkIn), later: { phase: later, date } };
  }
  return { sun, phase: phase(checkIn), later: null };
}
