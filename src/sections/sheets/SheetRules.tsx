import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../site';
import * as css from './Sheet.module.css';
import { fieldInAllLanguages } from './trilingual';

export const fragment = graphql`
  fragment SheetRules on StayRules {
    rules {
      slug
      titlePt: title(language: "pt")
      titleEn: title(language: "en")
      titleFr: title(language: "fr")
      textPt: text(language: "pt")
      textEn: text(language: "en")
      textFr: text(language: "fr")
    }
  }
`;

/** Check-in and check-out, taxes, payment, cancellation, in the words of `content/stay-rules.json`. */
export function SheetRules({ rules: { rules }, language }: { rules: Queries.SheetRulesFragment; language: Language }) {
  const { t } = useTranslation(['sheets']);
  return (
    <>
      <h2>{t('sheets:rules')}</h2>
      <dl className={css.rules}>
        {rules.map((rule) => (
          <div key={rule.slug}>
            <dt>{fieldInAllLanguages(rule, 'title')[language]}</dt>
            <dd>{fieldInAllLanguages(rule, 'text')[language]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
