import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Facts } from '../../components/ui/Facts';
import { useOfferWhen } from '../../hooks/useOfferWhen';
import { OfferBookingLink } from '../../components/offers/OfferBookingLink';
import { OfferDays } from '../../components/offers/OfferDays';
import { Entry, type EntryProps } from './Entry';
import * as css from './OfferEntry.module.css';

export const fragment = graphql`
  fragment OfferEntry on Offer {
    ...YearChart
    ...OfferBookingLink
    ...OfferDays
    terms {
      percent
      text(language: $language)
    }
    path
    intro(language: $language)
    facts {
      label(language: $language)
      value(language: $language)
    }
    conditions(language: $language)
    picture {
      ...HalfPicture
    }
  }
`;

interface OfferEntryProps extends Pick<EntryProps, 'repeatsWhen' | 'first'> {
  readonly offer: Queries.OfferEntryFragment;
}

/** The facts and conditions of an offer without a page. */
function EntryTerms({ facts, conditions }: Pick<Queries.OfferEntryFragment, 'facts' | 'conditions'>) {
  const { t } = useTranslation(['offers']);
  return (
    <div className={`note ${css.terms}`}>
      {facts.length > 0 && <Facts facts={facts} />}
      <h4>{t('offers:conditions')}</h4>
      <ul>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </div>
  );
}

/** An offer as one of the ten reasons: with a link to its page, which has its terms; if it has none, with its facts and conditions and a link to the booking engine. */
export function OfferEntry({ offer, ...place }: OfferEntryProps) {
  const { t } = useTranslation(['experiences']);
  const when = useOfferWhen();
  const { slug, picture, name, intro, terms, path } = offer;
  /** The first, which is the one that content leads with. */
  const discount = terms.flatMap(({ percent, text }) => (percent === null ? [] : [{ percent, text }]))[0];
  return (
    <Entry id={slug} when={when(offer)} picture={picture} title={name} discount={discount} foot={!path && <EntryTerms {...offer} />} {...place}>
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
