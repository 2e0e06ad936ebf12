import type { ReactNode } from 'react';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { stayRestriction } from '../../domain/stay/restrictions';
import { noDates, type Stay } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/useHotel';
import { useRestrictions } from '../../hooks/useRestrictions';
import { useStay } from '../../hooks/useStay';

interface BookLinkProps {
  /** Default: the stay that the visitor has chosen. */
  readonly stay?: Stay;
  /** Default: the guests that they have named. */
  readonly people?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to the booking engine with the chosen stay and number of people; to the engine's start page before dates are chosen, where they are restricted
 * (docs/hotel-rules.md 2.12), or without script.
 */
export function BookLink({ stay, people, className = 'btn', children }: BookLinkProps) {
  const { booking } = useHotel();
  const chosen = useStay();
  const dates = stay ?? chosen.stay;
  const restricted = stayRestriction(useRestrictions(), dates) !== null;
  return (
    <a className={className} href={bookingUrl({ ...booking, stay: restricted ? noDates : dates, people: people ?? chosen.people })}>
      {children}
    </a>
  );
}
