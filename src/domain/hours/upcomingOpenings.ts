import type { HotelNow } from '../time/clock';
import { weekdays } from '../time/plainDate';
import { mainServices, type OpeningHours } from './openingHours';
import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';

const week = 7 * minutesOfDay;

interface PlaceWithHours {
  readonly hours: readonly OpeningHours[];
}

interface UpcomingOpening<Place extends PlaceWithHours> {
  readonly place: Place;
  /** The hours that begin then. */
  readonly hours: Place['hours'][number];
  /** Minutes until then: at least one, at most a day. */
  readonly inMinutes: number;
}

/**
 * The next opening of each place within a day of a moment, the soonest first. Where a place's main service and another one begin at the same time, the
 * main service counts.
 * @throws RangeError for hours that are not HH:MM
 */
export function upcomingOpenings<Place extends PlaceWithHours>(
  places: readonly Place[],
  { weekday, minutes }: Pick<HotelNow, 'weekday' | 'minutes'>,
): UpcomingOpening<Place>[] {
  const minuteOfWeek = weekdays.indexOf(weekday) * minutesOfDay + minutes;
  const minutesUntil = (start: number): number => ((start - minuteOfWeek - 1 + 2 * week) % week) + 1;
  const mainFirst = ({ hours }: UpcomingOpening<Place>): number => Number(!mainServices.includes(hours.service));
  const soonest = (a: UpcomingOpening<Place>, b: UpcomingOpening<Place>): number => a.inMinutes - b.inMinutes || mainFirst(a) - mainFirst(b);
  return places
    .flatMap((place) => {
      const openings = place.hours.flatMap((hours): UpcomingOpening<Place>[] =>
        hours.days.map((opens) => ({ place, hours, inMinutes: minutesUntil(weekdays.indexOf(opens) * minutesOfDay + minutesOfTime(hours.opens)) })),
      );
      return openings.sort(soonest).slice(0, 1);
    })
    .filter(({ inMinutes }) => inMinutes <= minutesOfDay)
    .sort((a, b) => a.inMinutes - b.inMinutes);
}
