import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { pastOf } from '../../domain/offers/offerState';
import { useHotelToday } from '../../hooks/useHotelNow';
import { OfferBookingLink } from '../offers/OfferBookingLink';
import { OfferDays } from '../offers/OfferDays';
import { Entry } from './Entry';
import { EntryTerms } from './EntryTerms';

export const fragment = graphql`
  fragment OfferEntry on Offer {
    ...YearChart
    ...OfferBookingLink
    ...OfferDays
    ...EntryTerms
    path
    intro(language: $language)
    figure(language: $language)
    figureNote(language: $language)
    picture {
      ...HalfPicture
    }
  }
`;

interface OfferEntryProps {
  readonly repeatsWhen: boolean;
  /** Whether its picture is the first of the page. */
  readonly first?: boolean;
  readonly offer: Queries.OfferEntryFragment;
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** An offer as one of the ten reasons: with a link to its page, which has its terms; if it has none, with all terms and a link to the booking engine. */
export function OfferEntry({ offer, booking, ...place }: OfferEntryProps) {
  const { t } = useTranslation(['experiences']);
  const today = useHotelToday();
  const past = today && pastOf(offer, today);
  const { slug, when, picture, name, intro, figure, figureNote, path } = offer;
  return (
    <Entry
      id={slug}
      when={when}
      picture={picture}
      title={name}
      figure={figure}
      figureNote={past && !past.again ? null : figureNote}
      foot={!path && <EntryTerms offer={offer} />}
      {...place}
    >
      <p>{intro}</p>
      <OfferDays offer={offer} />
      {path ? (
        <SiteLink className="link" to={path}>
          {t('experiences:see')}
          <span className="sr">{`: ${name}`}</span>
          <Icon name="right" />
        </SiteLink>
      ) : (
        <OfferBookingLink offer={offer} booking={booking} className="link" icon="right" />
      )}
    </Entry>
  );
}
