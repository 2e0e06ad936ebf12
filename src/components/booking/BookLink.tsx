import type { ReactNode } from 'react';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { stayProblem } from '../../domain/stay/stayProblem';
import { useStay } from '../../hooks/useStay';
import { bookingHost } from './bookingHost';

interface BookLinkProps {
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** Instead of the people of the search. */
  readonly people?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the booking engine that carries the stay and the people of the current search, and nothing else; without them, or without script, to its first page. */
export function BookLink({ booking, people, className = 'btn', children }: BookLinkProps) {
  const { search } = useStay();
  const host = bookingHost(booking.host);
  const href = stayProblem(search.stay)
    ? `${host}/hotel/${booking.hotelCode}`
    : bookingUrl({ host, hotelCode: booking.hotelCode, stay: search.stay, people: people ?? search.people });
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
