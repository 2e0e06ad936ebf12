import { useI18n } from '../../hooks/useI18n';
import { Spoken } from '../ui/Spoken';
import type { useRefundDeadline } from './useRefundDeadline';
import * as css from './RefundNotice.module.css';

/** Until when a cancellation is refunded, or that this has passed, and a link to all rules (docs/hotel-rules.md 4.5, 4.6). */
export function RefundNotice({ deadline }: { deadline: ReturnType<typeof useRefundDeadline> }) {
  const { t } = useI18n(['rooms']);
  return (
    <div className={css.refund}>
      {deadline && (
        <p className="note">
          {deadline.left ? (
            <Spoken say={(form) => t('rooms:stay.refundUntil', { percent: deadline.percent, ...deadline.texts(form) })} />
          ) : (
            t('rooms:stay.refundPast')
          )}
        </p>
      )}
      <a className="touch underlined no-print" href="#regras">
        {t('rooms:stay.rules')}
      </a>
    </div>
  );
}
