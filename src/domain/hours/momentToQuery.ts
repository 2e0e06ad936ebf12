import { queryText } from '../pages/queryText';
import { momentParameters, type AskedMoment } from './askedMoment';

/**
 * The query that asks for a day and an hour, with its question mark where there is any; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function momentToQuery(moment: AskedMoment, search = ''): string {
  const query = new URLSearchParams(search);
  for (const part of ['day', 'time'] as const) {
    const asked = moment[part];
    if (asked === null) query.delete(momentParameters[part]);
    else query.set(momentParameters[part], asked);
  }
  return queryText(query);
}
