import { hasTripStore } from '../../browser/hasTripStore';
import { useStore } from '../../hooks/useStore';
import { lazyComponent } from '../lazy/lazyComponent';
import type { TripLinkProps } from './TripLink';

const link = lazyComponent(() => import('./TripLink'), { silent: true });

/** The link to the guest's trip. Its script is loaded only for guests who have saved something. */
export function LazyTripLink(props: TripLinkProps) {
  return useStore(hasTripStore) && <link.View {...props} />;
}
