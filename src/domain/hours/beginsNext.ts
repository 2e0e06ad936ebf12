import type { HotelNow } from './hotelNow';
import { type OpeningHours, ownServices } from './openingHours';
import { minutesOfTime } from './time';
import { weekdays } from './weekday';

const day = 1440;
const week = 7 * day;

interface PlaceWithHours {
  readonly hours: readonly OpeningHours[];
}

export interface Beginning<Place extends PlaceWithHours> {
  readonly place: Place;
  /** What begins. */
  readonly stretch: Place['hours'][number];
  /** Minutes until then: at least one, at most a day. */
  readonly inMinutes: number;
}

/**
 * What begins within a day of a moment, the soonest first: of each place what begins first, the place itself before a service that begins with it.
 * @throws RangeError for hours that are not HH:MM
 */
export function beginsNext<Place extends PlaceWithHours>(
  places: readonly Place[],
  { weekday, minutes }: Pick<HotelNow, 'weekday' | 'minutes'>,
): Beginning<Place>[] {
  const moment = weekdays.indexOf(weekday) * day + minutes;
  const wait = (start: number): number => ((start - moment - 1 + 2 * week) % week) + 1;
  const own = ({ stretch }: Beginning<Place>): number => Number(!ownServices.includes(stretch.service));
  const soonest = (a: Beginning<Place>, b: Beginning<Place>): number => a.inMinutes - b.inMinutes || own(a) - own(b);
  return places
    .flatMap((place) => {
      const beginnings = place.hours.flatMap((stretch): Beginning<Place>[] =>
        stretch.days.map((opens) => ({ place, stretch, inMinutes: wait(weekdays.indexOf(opens) * day + minutesOfTime(stretch.opens)) })),
      );
      return beginnings.sort(soonest).slice(0, 1);
    })
    .filter(({ inMinutes }) => inMinutes <= day)
    .sort((a, b) => a.inMinutes - b.inMinutes);
}
