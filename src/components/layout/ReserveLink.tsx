import { useI18n } from '../../hooks/useI18n';
import { usePage } from '../../hooks/usePage';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { classes } from '../ui/classes';
import { SiteLink } from '../ui/SiteLink';

/** “Reservar”: in the first screen of every page but home, and in the bar after the first scroll (docs/hotel-rules.md 12.1). */
export function ReserveLink({ className }: { className?: string }) {
  const { path, stayCard } = usePage();
  const { t } = useI18n(['common']);
  return (
    <SiteLink to={stayCard ? `${path}#${stayCard}` : `/#${bookingCardId}`} className={classes('btn', className)}>
      {t('common:book')}
    </SiteLink>
  );
}
