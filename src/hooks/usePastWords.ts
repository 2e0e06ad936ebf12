import { useTranslation } from 'react-i18next';
import { type OfferTimes, pastOf } from '../domain/offers/offerState';
import { formatDate } from '../domain/stay/plainDate';
import { useHotelToday } from './useHotelNow';

/** The mark of an offer that is over, wherever it stands: when it comes again, where content knows. Null while it is not over, and before today is known. */
export function usePastWords(): (offer: OfferTimes) => string | null {
  const { t } = useTranslation(['common']);
  const today = useHotelToday();
  return (offer) => {
    const past = today && pastOf(offer, today);
    if (!past) return null;
    return past.again ? t('common:pastAgain', { again: formatDate(past.again) }) : t('common:past');
  };
}
