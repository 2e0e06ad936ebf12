import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../../domain/i18n/formatDays';
import { useLanguage } from '../../hooks/useLanguage';

export const fragment = graphql`
  fragment OfferFacts on Offer {
    terms {
      percent
      text(language: $language)
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
  }
`;

/** The discounts of an offer, each labelled by its condition, then its facts. */
export function useOfferFacts({ terms, facts }: Queries.OfferFactsFragment): { readonly label: string; readonly value: string }[] {
  const { t } = useTranslation(['offers']);
  const language = useLanguage();
  const discounts = terms.flatMap(({ percent, text }) =>
    percent === null ? [] : [{ label: capitalized(text, language), value: t('offers:off', { percent }) }],
  );
  return [...discounts, ...facts];
}
