import { termsOn } from '../domain/stay/cancellation';
import { useHotelToday } from './useHotelNow';
import { usePage } from './usePage';

/** The cancellation terms for a booking today; in the server's HTML those of the day of the build, which are first (src/gatsby/schema/resolvers.ts). */
export function useCancellation() {
  const { cancellation } = usePage().stayRules;
  const today = useHotelToday();
  const [ofBuild] = cancellation;
  const terms = today ? termsOn(cancellation, today) : ofBuild;
  if (!terms) throw new Error('content/stay-rules.json, cancellation: it is empty, which the content check refuses.');
  return terms;
}
