import { graphql } from 'gatsby';
import { useId } from 'react';
import { formatMoney } from '../../domain/i18n/formatNumber';
import type { Stay } from '../../domain/stay/stay';
import { nightsBetween } from '../../domain/time/plainDate';
import { useI18n } from '../../hooks/useI18n';
import * as css from './StayCharges.module.css';

export const fragment = graphql`
  fragment StayCharges on StayRules {
    tourismTax
    parking
    ...RuleTexts
  }
`;

const charges = ['tourismTax', 'parking'] as const;

/** What is charged beside the price of a stay: the rule of each charge and, once dates are chosen, the amount for one apartment and one vehicle; never added up (docs/hotel-rules.md 4.2, 4.3, 15.3). */
export function StayCharges({ stay: { checkIn, checkOut }, rules }: { stay: Stay; rules: Queries.StayChargesFragment }) {
  const { t, language } = useI18n(['rooms']);
  const id = useId();
  const days = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
  const lines = charges.flatMap((charge) => {
    const rule = rules.rules.find(({ role }) => role === charge);
    const perDay = rules[charge];
    return rule && perDay !== null ? [{ ...rule, amount: days > 0 ? formatMoney(perDay * days, language) : null }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div className="note">
      <p id={id} className="spread soft">
        <span>{t('rooms:stay.apart')}</span>
        {days > 0 && <span>{t('rooms:stay.days', { count: days })}</span>}
      </p>
      <ul className={css.charges} aria-labelledby={id}>
        {lines.map(({ slug, title, text, amount }) => (
          <li key={slug}>
            <span>{title}</span>
            <span className="soft balanced">{text}</span>
            {amount && <b className="tabular">{amount}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
