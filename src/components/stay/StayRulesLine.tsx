import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../ui/ArrowLink';
import { classes } from '../ui/classes';

export const fragment = graphql`
  fragment StayRulesLine on StayRules {
    rules {
      slug
      title(language: $language)
    }
  }
`;

/** Rules with descriptive titles; the titles of others are amounts, which need their text. */
const named: readonly string[] = ['stay', 'payment', 'cancellation', 'minors'];

interface StayRulesLineProps {
  readonly rules: Queries.StayRulesLineFragment;
  readonly className?: string;
}

/** A line with the titles of the stay rules and a link to them, for pages about something else. The pages of rooms and contact have them in full (`StayRulesList`). */
export function StayRulesLine({ rules: { rules }, className }: StayRulesLineProps) {
  const { t } = useTranslation(['common']);
  const titles = rules.filter(({ slug }) => named.includes(slug)).map(({ title }) => title);
  return (
    <p className={classes('note', className)}>
      {titles.join('. ')}. <ArrowLink to="/contato#regras">{t('common:stayRules')}</ArrowLink>
    </p>
  );
}
