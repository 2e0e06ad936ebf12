import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { useHotelNow } from '../../hooks/useHotelNow';
import { OpenState } from './OpenState';

/** `OpenState` with a small sun, filled while the place is open. Empty if no hours are known, and in the server's HTML. */
export function OpenBadge({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useHotelNow();
  if (!now || hours.length === 0) return null;
  return (
    <span data-open-badge={openState(hours, now).open ? 'open' : 'closed'}>
      <OpenState hours={hours} />
    </span>
  );
}
