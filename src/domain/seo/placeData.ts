import { doorHours } from '../hours/doorHours';
import type { OpeningHours } from '../hours/openState';
import { addressData, type Address } from './hotelData';
import { openingHoursData } from './openingHoursData';
import type { Thing } from './thing';

interface PlaceFacts {
  readonly name: string;
  readonly summary: string;
  readonly hours: readonly OpeningHours[];
  /** Whether a table can be asked for; of dining places. */
  readonly reservable?: boolean;
  /** Address of the menu; of dining places. */
  readonly menu?: string | null;
}

/** The types of schema.org that the places of a resort are of. */
export type PlaceType = 'Restaurant' | 'BarOrPub' | 'DaySpa' | 'Playground' | 'Place';

/**
 * A restaurant, a bar or another place of the resort. Hours are those in which its doors are open. What is a business of its own says more; a court
 * or a pool is a name and its hours.
 * @param url whole address of what the site says of it
 * @param address of the resort: those who read of a restaurant want it there too
 */
export function placeData(place: PlaceFacts, { type, url, address }: { type: PlaceType; url: string; address: Address }): Thing {
  const hours = openingHoursData(doorHours(place.hours));
  return {
    '@type': type,
    name: place.name,
    url,
    ...(type !== 'Place' && { description: place.summary, address: addressData(address) }),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    acceptsReservations: place.reservable,
    hasMenu: place.menu ?? undefined,
  };
}
