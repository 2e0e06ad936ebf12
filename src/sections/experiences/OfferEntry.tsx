import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { pastOf } from '../../domain/offers/offerState';
import { useHotelToday } from '../../hooks/useHotelNow';
import { OfferBookingLink } from '../offers/OfferBookingLink';
import { OfferDays } from '../offers/OfferDays';
import { useOfferFacts } from '../offers/useOfferFacts';
import { Entry, type EntryProps } from './Entry';
import * as css from './OfferEntry.module.css';

export const fragment = graphql`
  fragment OfferEntry on Offer {
    ...YearChart
    ...OfferBookingLink
    ...OfferDays
    ...OfferFacts
    path
    intro(language: $language)
    conditions(language: $language)
    figure(language: $language)
    figureNote(language: $language)
    picture {
      ...HalfPicture
    }
  }
`;

interface OfferEntryProps extends Pick<EntryProps, 'repeatsWhen' | 'first'> {
  readonly offer: Queries.OfferEntryFragment;
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** Discounts, facts and conditions of an offer without a page. */
function EntryTerms({ offer }: { offer: Queries.OfferEntryFragment }) {
  const { t } = useTranslation(['offers']);
  return (
    <div className={classes('grid', css.terms)}>
      <Facts className={css.facts} facts={useOfferFacts(offer)} />
      <div className="note">
        <h4>{t('offers:conditions')}</h4>
        <ul>
          {offer.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </div>
    </div>
  );
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
