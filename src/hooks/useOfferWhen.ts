import { formatDay } from '../domain/i18n/formatDay';
import { daysOf, type OfferTimes } from '../domain/offers/offerState';
import { useHotelToday } from './useHotelNow';
import { useLanguage } from './useLanguage';

/** The next day of an annual offer as text: "31 de dezembro de 2026". Null for any other offer, and in the server's HTML, which has no current year. */
export function useAnnualDay(): (offer: OfferTimes) => string | null {
  const language = useLanguage();
  const today = useHotelToday();
  return (offer) => {
    if (!today || !offer.annualDay) return null;
    const { firstDay, lastDay } = daysOf(offer, today);
    return firstDay && firstDay === lastDay ? formatDay(firstDay, language) : null;
  };
}

/** When an offer is: the next day of an annual one, with its year; for any other, and in the server's HTML, the text of content. */
export function useOfferWhen(): (offer: OfferTimes & { readonly when: string }) => string {
  const annualDay = useAnnualDay();
  return (offer) => annualDay(offer) ?? offer.when;
}
