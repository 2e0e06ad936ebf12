import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes';

export const fragment = graphql`
  fragment BookDirect on StayRules {
    cancellationHours
    cancellationRefund
  }
`;

interface BookDirectProps {
  readonly rules: Queries.BookDirectFragment;
  readonly className?: string | undefined;
}

/** One line beside a booking card: with whom one books, instalments, and the refund (docs/hotel-rules.md 4.4, 4.5). */
export function BookDirect({ rules, className }: BookDirectProps) {
  const { t } = useTranslation(['booking']);
  return <p className={classes('note', className)}>{t('booking:direct', { percent: rules.cancellationRefund, hours: rules.cancellationHours })}</p>;
}
