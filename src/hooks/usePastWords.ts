import { useTranslation } from 'react-i18next';
import { type OfferTimes, pastOf } from '../domain/offers/offerState';
import { formatDate } from '../domain/stay/plainDate';
import { useHotelToday } from './useHotelNow';

/** The label of a past offer: when it returns, if content says so. Null if it is not over, and in the server's HTML. */
export function usePastWords(): (offer: OfferTimes) => string | null {
  const { t } = useTranslation(['common']);
  const today = useHotelToday();
  return (offer) => {
    const past = today && pastOf(offer, today);
    if (!past) return null;
    return past.again ? t('common:pastAgain', { again: formatDate(past.again) }) : t('common:past');
  };
}
