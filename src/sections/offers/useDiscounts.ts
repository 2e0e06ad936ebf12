import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../../domain/i18n/formatDays';
import { useLanguage } from '../../hooks/useLanguage';

export const fragment = graphql`
  fragment Discounts on Offer {
    terms {
      percent
      text(language: $language)
    }
  }
`;

/** The discounts of an offer as facts, each labelled by its condition. */
export function useDiscounts({ terms }: Queries.DiscountsFragment): { readonly label: string; readonly value: string }[] {
  const { t } = useTranslation(['offers']);
  const language = useLanguage();
  return terms.flatMap(({ percent, text }) => (percent === null ? [] : [{ label: capitalized(text, language), value: t('offers:off', { percent }) }]));
}
