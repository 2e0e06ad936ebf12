import { openState } from '../../domain/hours/openingHours';
import { useHotelNow } from '../../hooks/useHotelNow';
import { OpenState, type OpenStateProps } from './OpenState';

/** `OpenState` with a small sun, filled while the place is open. Empty if no hours are known, and in the server's HTML. */
export function OpenBadge({ place, ...how }: OpenStateProps) {
  const now = useHotelNow();
  const state = now && openState(place, now);
  if (!state || (!state.open && state.opens === null && !state.exception)) return null;
  return (
    <span data-open-badge={state.open ? 'open' : 'closed'}>
      <OpenState place={place} {...how} />
    </span>
  );
}
