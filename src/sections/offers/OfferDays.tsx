import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { pastOf } from '../../domain/offers/offerState';
import { formatDate } from '../../domain/stay/plainDate';
import { useHotelToday } from '../../hooks/useHotelNow';
import * as css from './OfferDays.module.css';

export const times = graphql`
  fragment OfferTimes on Offer {
    firstDay
    lastDay
    annualDay {
      month
      day
    }
  }
`;

export const fragment = graphql`
  fragment OfferDays on Offer {
    ...OfferTimes
    mood
  }
`;

/**
 * First and last day of an offer; once it is past, when it was and when it returns, if content says so. The server's HTML has the dates, the browser knows today.
 * Nothing if content has no dates.
 */
export function OfferDays({ offer }: { offer: Queries.OfferDaysFragment }) {
  const { t } = useTranslation(['offers']);
  const today = useHotelToday();
  const { mood, firstDay, lastDay } = offer;
  const past = today && pastOf(offer, today);
  const words = () => {
    if (past) {
      const last = formatDate(past.last);
      if (past.again) return t('offers:past.again', { last, again: formatDate(past.again) });
      if (mood === 'newYear') return t('offers:past.newYear', { year: past.last.slice(0, 4) });
      return firstDay === lastDay ? t('offers:past.day', { last }) : t('offers:past.other');
    }
    if (firstDay && lastDay) return t('offers:days.between', { first: formatDate(firstDay), last: formatDate(lastDay) });
    if (firstDay) return t('offers:days.from', { day: formatDate(firstDay) });
    return lastDay && t('offers:days.until', { day: formatDate(lastDay) });
  };
  const shown = words();
  return shown ? <p className={`num ${css.days}`}>{shown}</p> : null;
}
