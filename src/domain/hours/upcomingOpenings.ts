import type { WallClock } from '../time/clock';
import { addDays } from '../time/plainDate';
import { minutesOfDay } from '../time/timeOfDay';
import { type HoursOfDay, hoursOn, mainHours, mainServices, type PlaceHours } from './hoursOn';
import { openState } from './openingHours';

interface UpcomingOpening<Place> {
  readonly place: Place;
  readonly hours: HoursOfDay;
  /** Minutes until then: at least one, at most a day. */
  readonly inMinutes: number;
}

/**
 * The next opening of each place within 24 hours, the soonest first. If a place's main service and another one begin at the same time, the main service counts.
 * Minute 1440 is midnight at the end of the day.
 * @throws RangeError for hours that are not HH:MM
 */
export function upcomingOpenings<Place extends PlaceHours>(places: readonly Place[], { date, minutes }: WallClock): UpcomingOpening<Place>[] {
  type Opening = UpcomingOpening<Place>;
  const mainFirst = ({ hours }: Opening): number => Number(!mainServices.includes(hours.service));
  const soonest = (a: Opening, b: Opening): number => a.inMinutes - b.inMinutes || mainFirst(a) - mainFirst(b);
  return places
    .flatMap((place) =>
      [0, 1, 2]
        .flatMap((day) =>
          hoursOn(place, addDays(date, day)).hours.map((hours): Opening => ({ place, hours, inMinutes: day * minutesOfDay + hours.from - minutes })),
        )
        .filter(({ inMinutes }) => inMinutes > 0 && inMinutes <= minutesOfDay)
        .sort(soonest)
        .slice(0, 1),
    )
    .sort((a, b) => a.inMinutes - b.inMinutes);
}

/** The next openings of the day; those of the next day once nothing more opens. */
export function openingsOfDay<Place extends PlaceHours>(places: readonly Place[], now: WallClock): UpcomingOpening<Place>[] {
  const upcoming = upcomingOpenings(places, now);
  const today = upcoming.filter(({ inMinutes }) => now.minutes + inMinutes < minutesOfDay);
  return today.length > 0 ? today : upcoming;
}

/** Hours of the day. */
const night = { from: 22, to: 8 };

/** At night, while no place is open, the first openings of the morning, the soonest first; otherwise none (docs/hotel-rules.md 7.4). */
export function morningOpenings<Place extends PlaceHours>(places: readonly Place[], now: WallClock): UpcomingOpening<Place>[] {
  const isNight = now.minutes >= night.from * 60 || now.minutes < night.to * 60;
  return isNight && !places.some((place) => openState(mainHours(place), now).open) ? upcomingOpenings(places, now) : [];
}
