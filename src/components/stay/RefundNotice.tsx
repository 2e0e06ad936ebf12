import { useTranslation } from 'react-i18next';
import type { PlainDate } from '../../domain/time/plainDate';
import { useRefundDeadline } from './useRefundDeadline';
import * as css from './RefundNotice.module.css';

interface RefundNoticeProps {
  readonly checkIn: PlainDate | null;
  readonly rules: Pick<Queries.StayCardRulesFragment, 'checkIn' | 'cancellationHours' | 'cancellationRefund'>;
}

/**
 * Until when a cancellation of the chosen stay is refunded, or that this moment has passed; the rule itself before dates are chosen. With a link to all rules
 * (docs/hotel-rules.md 4.5, 4.6).
 */
export function RefundNotice({ checkIn, rules }: RefundNoticeProps) {
  const { t } = useTranslation(['rooms']);
  const { cancellationHours: hours, cancellationRefund: percent } = rules;
  const deadline = useRefundDeadline(checkIn, rules);
  const words = () => {
    if (!deadline) return t('rooms:stay.refundRule', { hours, percent });
    const { left, ...until } = deadline;
    return left ? t('rooms:stay.refundUntil', { ...until, percent }) : t('rooms:stay.refundPast');
  };
  return (
    <div className={css.refund}>
      <p className="note">{words()}</p>
      <a className={css.rulesLink} href="#regras">
        {t('rooms:stay.rules')}
      </a>
    </div>
  );
}
