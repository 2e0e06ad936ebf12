import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Facts } from '../../components/ui/Facts';
import { useOfferWhen } from '../../hooks/useOfferWhen';
import { OfferBookingLink } from '../../components/offers/OfferBookingLink';
import { OfferDays } from '../../components/offers/OfferDays';
import { Entry, type EntryProps } from './Entry';

export const fragment = graphql`
  fragment OfferEntry on Offer {
    ...YearChart
    ...OfferBookingLink
    ...OfferTimes
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
  /** Conditions that stand elsewhere on the page. */
  readonly common: readonly string[];
}

/** With a link to its page, which has its terms; if it has none, with its facts, the conditions of its own and a link to the booking engine. */
export function OfferEntry({ offer, common, ...place }: OfferEntryProps) {
  const { t } = useI18n(['experiences']);
  const when = useOfferWhen();
  const { slug, picture, name, intro, facts, conditions, path } = offer;
  const ownConditions = path ? [] : conditions.filter((condition) => !common.includes(condition));
  return (
    <Entry id={slug} when={when(offer)} picture={picture} title={name} {...place}>
      <p>{intro}</p>
      {!path && facts.length > 0 && <Facts facts={facts} className="note" />}
      {ownConditions.map((condition) => (
        <p key={condition} className="note">
          {condition}
        </p>
      ))}
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
