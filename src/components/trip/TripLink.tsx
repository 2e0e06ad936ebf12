import { useI18n } from '../../hooks/useI18n';
import { hasPage } from '../../browser/absentPages';
import { tripStore } from '../../browser/tripStore';
import { countSaved } from '../../domain/trip/trip';
import { tripPath } from '../../domain/pages/addresses';
import { useStore } from '../../hooks/useStore';
import { SiteLink } from '../ui/SiteLink';

export interface TripLinkProps {
  readonly className?: string | undefined;
  readonly onClick?: () => void;
}

export const namespaces = [] as const;

export default function TripLink({ className, onClick }: TripLinkProps) {
  const { t } = useI18n(['common']);
  const count = countSaved(useStore(tripStore).trip);
  if (count === 0 || !hasPage(tripPath)) return null;
  return (
    <SiteLink to={tripPath} className={className} onClick={onClick}>
      {t('common:trip.mine', { count })}
    </SiteLink>
  );
}
