import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { ArrowLink } from '../ui/ArrowLink';
import { classes } from '../ui/classes';

export const fragment = graphql`
  fragment StayRulesLine on StayRules {
    rules {
      role
      title(language: $language)
    }
  }
`;

/** The hours of a stay and a link to all its rules, for pages about something else. */
export function StayRulesLine({ rules: { rules }, className }: { rules: Queries.StayRulesLineFragment; className?: string }) {
  const { t } = useI18n(['common']);
  const hours = rules.find(({ role }) => role === 'hours')?.title;
  return (
    <p className={classes('note', className)}>
      {hours && `${hours}. `}
      <ArrowLink to="/contato#regras">{t('common:stayRules')}</ArrowLink>
    </p>
  );
}
