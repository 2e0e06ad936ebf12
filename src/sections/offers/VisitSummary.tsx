import type { Visit } from '../../domain/offers/terms';
import { formatDate } from '../../domain/stay/plainDate';
import { useMessages } from '../../i18n/useMessages';
import { usePartySummary } from '../party/PartyFields';
import * as css from './OfferFinder.module.css';

/** The visit as a line of text, for print, where fields are hidden. */
export function VisitSummary({ visit: { stay, party, oldest, rooms } }: { visit: Visit }) {
  const t = useMessages('offerFinder');
  const who = usePartySummary(party);
  const dates = stay.checkIn && stay.checkOut && `${formatDate(stay.checkIn)} – ${formatDate(stay.checkOut)}`;
  return (
    <p className={css.paper}>
      {[dates, who, oldest !== null && t('offerFinder:oldestIs', { age: oldest }), t('offerFinder:roomsCount', { count: rooms })].filter(Boolean).join(', ')}
    </p>
  );
}
