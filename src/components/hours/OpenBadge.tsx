import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { useHotelNow } from '../../hooks/useHotelNow';
import { OpenState } from './OpenState';

/** The words of `OpenState` after a small sun, lit while the place is open. Empty where no hours are known, and before the visitor's clock is read. */
export function OpenBadge({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useHotelNow();
  if (!now || hours.length === 0) return null;
  return (
    <span data-open="" data-state={openState(hours, now).open ? 'on' : 'off'}>
      <OpenState hours={hours} />
    </span>
  );
}
