import { EntryList } from './EntryList';
import { OfferEntry } from './OfferEntry';

interface DatedReasonsProps {
  readonly heading: string;
  /** In calendar order. */
  readonly offers: readonly Queries.OfferEntryFragment[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** Reasons to come on fixed dates, below the chart of the year. */
export function DatedReasons({ heading, offers, booking }: DatedReasonsProps) {
  return (
    <EntryList id="com-data" heading={heading} headingHidden>
      {offers.map((offer, index) => (
        <OfferEntry key={offer.slug} first={index === 0} offer={offer} booking={booking} repeatsWhen={offer.when === offers[index - 1]?.when} />
      ))}
    </EntryList>
  );
}
