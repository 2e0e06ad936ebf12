import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { capitalized } from '../../domain/i18n/capitalized';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './EntryTerms.module.css';

export const fragment = graphql`
  fragment EntryTerms on Offer {
    discounts {
      percent
      condition(language: $language)
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
    conditions(language: $language)
  }
`;

/** Discounts, facts and conditions of an offer that has no page of its own. */
export function EntryTerms({ offer: { discounts, facts, conditions } }: { offer: Queries.EntryTermsFragment }) {
  const { t } = useTranslation(['offers']);
  const language = useLanguage();
  return (
    <div className={css.terms}>
      <Facts
        className={css.facts}
        facts={[...discounts.map(({ percent, condition }) => ({ label: capitalized(condition, language), value: t('offers:off', { percent }) })), ...facts]}
      />
      <div className="note">
        <h4>{t('offers:conditions')}</h4>
        <ul>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
