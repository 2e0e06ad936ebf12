import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { useDiscounts } from '../offers/useDiscounts';
import * as css from './EntryTerms.module.css';

export const fragment = graphql`
  fragment EntryTerms on Offer {
    ...Discounts
    facts {
      label(language: $language)
      value(language: $language)
    }
    conditions(language: $language)
  }
`;

/** Discounts, facts and conditions of an offer without a page. */
export function EntryTerms({ offer }: { offer: Queries.EntryTermsFragment }) {
  const { t } = useTranslation(['offers']);
  const discounts = useDiscounts(offer);
  return (
    <div className={css.terms}>
      <Facts className={css.facts} facts={[...discounts, ...offer.facts]} />
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
