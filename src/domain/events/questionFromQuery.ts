import { capacityParameters, firstQuestion, maximumGuests, type CapacityQuestion } from './capacityQuestion';
import { layouts } from './layout';

/**
 * The question that an address asks. A part that is missing or means nothing is taken from the first question.
 * @param search the query, with or without its question mark
 */
export function questionFromQuery(search: string): CapacityQuestion {
  const query = new URLSearchParams(search);
  const asked = query.get(capacityParameters.layout);
  const guests = query.get(capacityParameters.guests) ?? '';
  return {
    layout: layouts.find((layout) => layout === asked) ?? firstQuestion.layout,
    guests: /^\d+$/.test(guests) && Number(guests) >= 1 ? Math.min(Number(guests), maximumGuests) : firstQuestion.guests,
  };
}
