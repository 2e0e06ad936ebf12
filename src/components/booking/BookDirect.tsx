import { useI18n } from '../../hooks/useI18n';
import { useCancellation } from '../../hooks/useCancellation';
import { usePage } from '../../hooks/usePage';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as css from './BookDirect.module.css';

interface BookDirectProps {
  /** Whether the refund is said too: not where its moment has passed for the chosen stay. */
  readonly refund: boolean;
  readonly className?: string | undefined;
}

/** Beside a booking card: with whom one books, what the hotel says of it, and the refund (docs/hotel-rules.md 4.4, 4.5). */
export function BookDirect({ refund, className }: BookDirectProps) {
  const { t } = useI18n(['booking']);
  const { directly } = usePage().stayRules;
  const { refund: percent, hours } = useCancellation();
  const parts = [t('booking:direct.withHotel'), ...(directly ? [directly] : []), ...(refund ? [t('booking:direct.refund', { percent, hours })] : [])];
  return (
    <ul className={classes('row note gold-icons', css.direct, className)}>
      {parts.map((part) => (
        <li key={part}>
          <Icon name="check" />
          {part}
        </li>
      ))}
    </ul>
  );
}
