import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { daysOf, isOver } from '../../domain/offers/offerState';
import { formatDate } from '../../domain/time/plainDate';
import { useHotelToday } from '../../hooks/useHotelNow';
import * as css from './OfferDays.module.css';

export const fragment = graphql`
  fragment OfferTimes on Offer {
    firstDay
    lastDay
    annualDay {
      month
      day
    }
  }
`;

/** First and last day of an offer, or that it is over for good. Nothing for the one day of what comes every year, which is above. */
export function OfferDays({ offer }: { offer: Queries.OfferTimesFragment }) {
  const { t } = useI18n(['offers']);
  const today = useHotelToday();
  const { firstDay, lastDay } = today ? daysOf(offer, today) : offer;
  const text = () => {
    if (offer.annualDay && firstDay === lastDay) return null;
    if (today && lastDay && isOver(offer, today)) return firstDay === lastDay ? t('offers:past.day', { last: formatDate(lastDay) }) : t('offers:past.other');
    if (firstDay && lastDay) return t('offers:days.between', { first: formatDate(firstDay), last: formatDate(lastDay) });
    if (firstDay) return t('offers:days.from', { day: formatDate(firstDay) });
    return lastDay && t('offers:days.until', { day: formatDate(lastDay) });
  };
  const shown = text();
  return shown ? <p className={`tabular ${css.days}`}>{shown}</p> : null;
}
