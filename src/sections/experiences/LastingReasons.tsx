import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { EntryList } from './EntryList';
import { OfferEntry } from './OfferEntry';
import { PlaceEntry } from './PlaceEntry';
import { ReasonEntry } from './ReasonEntry';

export const fragment = graphql`
  fragment LastingReasons on Section {
    title(language: $language)
    items {
      ...ReasonEntry
    }
  }
`;

interface LastingReasonsProps {
  readonly section: Queries.LastingReasonsFragment;
  readonly offers: readonly Queries.OfferEntryFragment[];
  readonly facilities: readonly Queries.PlaceEntryFragment[];
  readonly hotel: { readonly restaurants: number; readonly bars: number; readonly booking: { readonly host: string; readonly hotelCode: string } };
}

/** Reasons to come all year: offers, then places, then the restaurants. An item whose slug is that of a facility uses its facts. */
export function LastingReasons({ section, offers, facilities, hotel }: LastingReasonsProps) {
  const { t } = useTranslation(['experiences']);
  return (
    <EntryList id="sem-data" heading={section.title}>
      {offers.map((offer, index) => (
        <OfferEntry key={offer.slug} offer={offer} booking={hotel.booking} repeatsWhen={offer.when === offers[index - 1]?.when} />
      ))}
      {section.items.map((item) => {
        const facility = facilities.find(({ slug }) => slug === item.slug);
        return facility ? (
          <PlaceEntry key={item.slug} words={item} facility={facility} />
        ) : (
          <ReasonEntry
            key={item.slug}
            words={item}
            picture={item.picture}
            figure={`${String(hotel.restaurants)}+${String(hotel.bars)}`}
            figureNote={t('experiences:restaurantsAndBars')}
          />
        );
      })}
    </EntryList>
  );
}
