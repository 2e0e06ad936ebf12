import type { ReactNode } from 'react';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import type { Stay } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/useHotel';
import { useStay } from '../../hooks/useStay';

interface BookLinkProps {
  /** Default: the stay that the visitor has chosen. */
  readonly stay?: Stay;
  /** Default: the guests that they have named. */
  readonly people?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the booking engine with the chosen stay and number of people; to the engine's start page before dates are chosen, or without script. */
export function BookLink({ stay, people, className = 'btn', children }: BookLinkProps) {
  const { booking } = useHotel();
  const chosen = useStay();
  return (
    <a className={className} href={bookingUrl({ ...booking, stay: stay ?? chosen.stay, people: people ?? chosen.people })}>
      {children}
    </a>
  );
}
