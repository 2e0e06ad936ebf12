import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../site';
import * as css from './FactSheet.module.css';
import { textsIn } from './allLanguages';

export const fragment = graphql`
  fragment FactSheetRules on StayRules {
    rules {
      slug
      inLanguages {
        language
        title
        text
      }
    }
  }
`;

/** Check-in and check-out, taxes, payment, cancellation, in the words of `content/stay-rules.json`. */
export function FactSheetRules({ rules: { rules }, language }: { rules: Queries.FactSheetRulesFragment; language: Language }) {
  const { t } = useTranslation(['factSheets']);
  return (
    <>
      <h2>{t('factSheets:rules')}</h2>
      <dl className={css.rules}>
        {rules
          .map(({ slug, inLanguages }) => ({ slug, ...textsIn(inLanguages, language) }))
          .map(({ slug, title, text }) => (
            <div key={slug}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
