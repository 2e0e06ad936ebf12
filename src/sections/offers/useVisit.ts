import { replaceQueryString } from '../../browser/queryStringStore';
import type { Visit } from '../../domain/offers/terms';
import { visitFromQuery, visitToQuery } from '../../domain/offers/visitQuery';
import type { PlainDate } from '../../domain/stay/plainDate';
import { useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';

/**
 * The visit in the address, and its setter. Without dates it uses those that the visitor has chosen elsewhere on the site; dates chosen here apply to the
 * whole site.
 */
export function useVisit(): { today: PlainDate | null; visit: Visit; change: (change: Partial<Visit>) => void } {
  const fromQuery = visitFromQuery(useQueryString());
  const { today, chosen, change: changeSearch } = useStay();
  const visit = fromQuery.stay.checkIn ? fromQuery : { ...fromQuery, stay: chosen };
  return {
    today,
    visit,
    change: (change) => {
      replaceQueryString(visitToQuery({ ...visit, ...change }, window.location.search));
      if (change.stay) changeSearch({ stay: change.stay });
    },
  };
}
