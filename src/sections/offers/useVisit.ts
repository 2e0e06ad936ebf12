import { replaceQueryString } from '../../browser/queryStringStore';
import type { Visit } from '../../domain/offers/terms';
import { visitFromQuery, visitToQuery } from '../../domain/offers/visitQuery';
import type { PlainDate } from '../../domain/stay/plainDate';
import { useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';

/**
 * The visit of the address, with a way to change it. Without dates there, it has those that the visitor has chosen elsewhere on the site; dates
 * that are chosen here become those of the whole site.
 */
export function useVisit(): { today: PlainDate | null; visit: Visit; change: (change: Partial<Visit>) => void } {
  const named = visitFromQuery(useQueryString());
  const { today, chosen, change: changeSearch } = useStay();
  const visit = named.stay.checkIn ? named : { ...named, stay: chosen };
  return {
    today,
    visit,
    change: (change) => {
      replaceQueryString(visitToQuery({ ...visit, ...change }, window.location.search));
      if (change.stay) changeSearch({ stay: change.stay });
    },
  };
}
