import { isFeast } from '../offers/feast';
import { offerState, type Period } from '../offers/offerState';
import type { PlainDate } from '../stay/plainDate';
import { addressData, type Address } from './hotelData';
import { hotelReference, type Publication } from './hotelReference';
import type { Thing } from './thing';

interface FeastFacts extends Period {
  readonly name: string;
  readonly intro: string;
  readonly mood: string;
}

interface FeastPlace extends Publication {
  /** Whole address of what the site says of it. */
  readonly url: string;
  readonly image: string | undefined;
  readonly address: Address;
  readonly today: PlainDate;
}

/** A feast as schema.org's Event. None without a first day in content, and none once it is past: an Event says when. */
export function feastData(feast: FeastFacts, { url, image, address, today, ...publication }: FeastPlace): Thing | undefined {
  const { firstDay, lastDay } = feast;
  const over = offerState({ firstDay, lastDay: lastDay ?? firstDay }, today) === 'past';
  if (!isFeast(feast.mood) || !firstDay || over) return undefined;
  return {
    '@type': 'Event',
    name: feast.name,
    description: feast.intro,
    url,
    image,
    startDate: firstDay,
    endDate: lastDay ?? firstDay,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { ...hotelReference(publication), address: addressData(address) },
    organizer: hotelReference(publication),
  };
}
