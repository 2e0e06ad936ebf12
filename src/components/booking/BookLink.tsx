import type { ReactNode } from 'react';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { stayRestriction } from '../../domain/stay/restrictions';
import { noDates, type Stay } from '../../domain/stay/stay';
import { useHotel } from '../../hooks/usePage';
import { useRestrictions } from '../../hooks/useRestrictions';
import { useStay } from '../../hooks/useStay';

/** A link to the booking engine with stay and people; to its start page without dates, where they are restricted (docs/hotel-rules.md 2.12). */
export function BookLink({ stay, people, className = 'btn', children }: { stay?: Stay; people?: number; className?: string; children: ReactNode }) {
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
