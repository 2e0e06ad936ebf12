import { openState } from '../../domain/hours/openingHours';
import { useHotelNow } from '../../hooks/useHotelNow';
import { OpenState, type OpenStateProps } from './OpenState';

/** `OpenState` with a small sun, filled while the place is open. Empty if no hours are known, and in the server's HTML. */
export function OpenBadge({ hours, capital }: OpenStateProps) {
  const now = useHotelNow();
  if (!now || hours.length === 0) return null;
  return (
    <span data-open-badge={openState(hours, now).open ? 'open' : 'closed'}>
      <OpenState hours={hours} capital={capital} />
    </span>
  );
}
