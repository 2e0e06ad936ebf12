import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { classes } from '../../components/ui/classes';
import { Facts } from '../../components/ui/Facts';
import { useOfferWhen } from '../../hooks/useOfferWhen';
import { OfferBookingLink } from '../../components/offers/OfferBookingLink';
import { OfferDays } from '../../components/offers/OfferDays';
import { useOfferFacts } from '../../components/offers/useOfferFacts';
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
    picture {
      ...HalfPicture
    }
  }
`;

interface OfferEntryProps extends Pick<EntryProps, 'repeatsWhen' | 'first'> {
  readonly offer: Queries.OfferEntryFragment;
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
export function OfferEntry({ offer, ...place }: OfferEntryProps) {
  const { t } = useTranslation(['experiences']);
  const when = useOfferWhen();
  const { slug, picture, name, intro, terms, path } = offer;
  /** The first, which is the one that content leads with. */
  const discount = terms.flatMap(({ percent, text }) => (percent === null ? [] : [{ percent, text }]))[0];
  return (
    <Entry id={slug} when={when(offer)} picture={picture} title={name} discount={discount} foot={!path && <EntryTerms offer={offer} />} {...place}>
      <p>{intro}</p>
      <OfferDays offer={offer} />
      {path ? (
        <ArrowLink to={path} about={name}>
          {t('experiences:see')}
        </ArrowLink>
      ) : (
        <OfferBookingLink offer={offer} className="link" icon="right" />
      )}
    </Entry>
  );
}
