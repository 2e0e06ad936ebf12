import type { ReactNode } from 'react';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { type Stay, stayProblem } from '../../domain/stay/stay';
import { useStay } from '../../hooks/useStay';
import { bookingHost } from './bookingHost';

interface BookLinkProps {
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** Default: the stay that the visitor has chosen. */
  readonly stay?: Stay;
  /** Default: the number of people of the stay search. */
  readonly people?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the booking engine with the chosen stay and number of people; to the engine's start page before dates are chosen, or without script. */
export function BookLink({ booking, stay: given, people, className = 'btn', children }: BookLinkProps) {
  const { search, chosen } = useStay();
  const stay = given ?? chosen;
  const host = bookingHost(booking.host);
  const href = stayProblem(stay)
    ? `${host}/hotel/${booking.hotelCode}`
    : bookingUrl({ host, hotelCode: booking.hotelCode, stay, people: people ?? search.people });
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
