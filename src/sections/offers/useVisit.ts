import { replaceQueryString } from '../../browser/queryStringStore';
import type { Visit } from '../../domain/offers/terms';
import { namesGuests, visitFromQuery, visitToQuery } from '../../domain/offers/visitQuery';
import type { PlainDate } from '../../domain/stay/plainDate';
import { useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';

/**
 * The visit in the address, and its setter. Without dates it uses those that the visitor has chosen elsewhere on the site; dates chosen here apply to the
 * whole site. `told` is whether the visitor has said anything about it.
 */
export function useVisit(): { today: PlainDate | null; visit: Visit; told: boolean; change: (change: Partial<Visit>) => void } {
  const search = useQueryString();
  const fromQuery = visitFromQuery(search);
  const { today, chosen, change: changeSearch } = useStay();
  const visit = fromQuery.stay.checkIn ? fromQuery : { ...fromQuery, stay: chosen };
  return {
    today,
    visit,
    told: visit.stay.checkIn !== null || visit.stay.checkOut !== null || namesGuests(search),
    change: (change) => {
      replaceQueryString(visitToQuery({ ...visit, ...change }, window.location.search));
      if (change.stay) changeSearch({ stay: change.stay });
    },
  };
}
