import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useEntryState } from '../../hooks/useEntryState';
import { Icon, type IconName } from '../../components/ui/Icon';
import * as columns from '../../styles/BesideHeading.module.css';
import * as css from './StayRulesList.module.css';

export const fragment = graphql`
  fragment StayRulesList on StayRules {
    rules {
      slug
      title(language: $language)
      text(language: $language)
    }
  }
`;

const icons: Readonly<Record<string, IconName>> = {
  stay: 'clock',
  'tourism-tax': 'coin',
  parking: 'parking',
  payment: 'card',
  cancellation: 'undo',
  minors: 'child',
};

interface StayRulesListProps {
  readonly rules: Queries.StayRulesListFragment;
  /** Heading beside the list. */
  readonly heading: string;
  readonly lead?: string | null;
  /** A link below. */
  readonly action?: ReactNode;
  /** Whether only the heading is seen until it is opened, on pages about something else. */
  readonly folded?: boolean;
}

/** Check-in and check-out, taxes, parking, payment, cancellation, minors: shown where a guest decides (docs/hotel-rules.md 4.6). The texts are in `content/stay-rules.json`. */
export function StayRulesList({ rules: { rules }, heading, lead, action, folded = false }: StayRulesListProps) {
  const [open, setOpen] = useEntryState('rules', false);
  const title = <h2 id="regras-titulo">{heading}</h2>;
  const list = (
    <ul className={`${columns.content} ${css.rulesList}`}>
      {rules.map(({ slug, title: rule, text }) => (
        <li key={slug}>
          <Icon name={icons[slug] ?? 'check'} />
          <div>
            <h3>{rule}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  if (folded)
    return (
      <section id="regras" className={`section wrap ${css.below}`} aria-labelledby="regras-titulo">
        <details className={css.folded} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          {list}
        </details>
        {action}
      </section>
    );
  return (
    <section id="regras" className="section wrap grid" aria-labelledby="regras-titulo">
      <div className={`${columns.heading} ${css.rulesHead}`}>
        {title}
        {lead && <p className="soft">{lead}</p>}
        {action}
      </div>
      {list}
    </section>
  );
}
