import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { FileLink } from '../../components/ui/FileLink';
import { Icon, type IconName } from '../../components/ui/Icon';
import { SectionHead } from '../../components/ui/SectionHead';
import * as css from './StayRulesList.module.css';

export const fragment = graphql`
  fragment StayRulesList on StayRules {
    ...RuleTexts
    houseRules {
      ...FileLink
    }
  }
`;

const icons: Readonly<Record<Queries.StayRuleRole, IconName>> = {
  hours: 'clock',
  tourismTax: 'coin',
  parking: 'parking',
  payment: 'card',
  cancellation: 'undo',
  minors: 'child',
};

interface StayRulesListProps {
  readonly rules: Queries.StayRulesListFragment;
  readonly heading: string;
  readonly lead?: string | null;
  readonly action?: ReactNode;
}

/** The rules where a guest decides (docs/hotel-rules.md 4.6), from `content/stay-rules.json`. */
export function StayRulesList({ rules: { rules, houseRules }, heading, lead, action }: StayRulesListProps) {
  const { t } = useI18n(['common']);
  return (
    <section id="regras" className="section wrap" aria-labelledby="regras-titulo">
      <SectionHead id="regras-titulo" title={heading} lead={lead} even>
        {action}
        {houseRules && (
          <p>
            <FileLink file={houseRules}>{t('common:houseRules')}</FileLink>
          </p>
        )}
      </SectionHead>
      <ul className={`gold-icons ${css.rulesList}`}>
        {rules.map(({ slug, role, title, text }) => (
          <li key={slug}>
            <Icon name={role ? icons[role] : 'check'} />
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
