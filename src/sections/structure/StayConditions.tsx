import { graphql } from 'gatsby';
import * as css from './StayConditions.module.css';

export const fragment = graphql`
  fragment StayConditions on StayRules {
    rules {
      slug
      title(language: $language)
      text(language: $language)
    }
  }
`;

/** The rules that bear on what a stay costs, and when it begins; the others stand with the rooms. */
const shown: readonly string[] = ['stay', 'tourism-tax', 'parking', 'cancellation', 'minors'];

/** Under the reservation form: hours, taxes, cancellation and minors, in the words of `content/stay-rules.json`. */
export function StayConditions({ rules: { rules } }: { rules: Queries.StayConditionsFragment }) {
  return (
    <dl className={css.conditions}>
      {rules
        .filter(({ slug }) => shown.includes(slug))
        .map(({ slug, title, text }) => (
          <div key={slug}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
