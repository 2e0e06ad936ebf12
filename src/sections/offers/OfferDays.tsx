import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { offerState } from '../../domain/offers/offerState';
import { formatDate } from '../../domain/stay/formatDate';
import { useHotelToday } from '../../hooks/useHotelToday';
import * as css from './OfferDays.module.css';

export const fragment = graphql`
  fragment OfferDays on Offer {
    mood
    firstDay
    lastDay
  }
`;

/** First and last day of an offer, and, once it is over, that it is over: the HTML gives the days, the browser knows today. Nothing where content gives no days. */
export function OfferDays({ offer }: { offer: Queries.OfferDaysFragment }) {
  const { t } = useTranslation(['offers']);
  const today = useHotelToday();
  const { mood, firstDay, lastDay } = offer;
  const state = today ? offerState(offer, today) : null;
  const words = () => {
    if (lastDay && state === 'past') return mood === 'newYear' ? t('offers:past.newYear', { year: lastDay.slice(0, 4) }) : t('offers:past.other');
    if (firstDay && lastDay) return t('offers:days.between', { first: formatDate(firstDay), last: formatDate(lastDay) });
    if (firstDay) return t('offers:days.from', { day: formatDate(firstDay) });
    return lastDay && t('offers:days.until', { day: formatDate(lastDay) });
  };
  const shown = words();
  return shown ? <p className={`num ${css.days}`}>{shown}</p> : null;
}
