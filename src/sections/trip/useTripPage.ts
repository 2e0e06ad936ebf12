import { useEffect, useEffectEvent, useRef } from 'react';
import { changeTrip } from '../../browser/tripStore';
import { replaceQueryString } from '../../browser/queryStringStore';
import { countSaved, mergeTrips, onlyKnown, stayToSave, type Trip, type TripList, type TripStay } from '../../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../../domain/trip/tripQuery';
import { useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';
import { useTrip } from '../../hooks/useTrip';

const isEmpty = (trip: Trip): boolean => tripToQuery(trip) === '';
const sameStay = (one: TripStay | null, other: TripStay | null): boolean =>
  one?.checkIn === other?.checkIn && one?.checkOut === other?.checkOut && one?.people === other?.people;

interface TripOfPage {
  readonly trip: Trip;
  /** Whether the address brought it: then it is looked at, and not changed. */
  readonly shared: boolean;
  /** Whether the guest has a trip of their own. */
  readonly hasOwn: boolean;
  readonly stored: boolean;
  /** Makes all of a shared trip the guest’s own. */
  readonly adopt: () => void;
}

/** Keeps the guest’s own trip and the stay of the search alike: a stay that was chosen goes into the trip, one that was kept earlier comes back. */
function useStayOfTrip(own: TripStay | null, shared: boolean): (stay: TripStay) => void {
  const { today, search, chosen, change } = useStay();
  const begun = useRef(false);
  const lookFor = ({ checkIn, checkOut, people }: TripStay) => {
    if (today && checkIn >= today) change({ stay: { checkIn, checkOut }, people });
  };
  const liken = useEffectEvent(() => {
    if (shared || !today) return;
    const stay = stayToSave({ stay: chosen, people: search.people });
    const comesBack = !begun.current && !stay && own && own.checkIn >= today ? own : null;
    begun.current = true;
    if (comesBack) lookFor(comesBack);
    else if (!sameStay(stay, own)) changeTrip((trip) => ({ ...trip, stay }));
  });
  useEffect(() => liken(), [today, chosen, search.people, shared, own]);
  return lookFor;
}

/** The trip that the page shows: the one of the address first, otherwise the guest’s own. Only what the hotel has is in it. */
export function useTripPage(known: Readonly<Record<TripList, readonly string[]>>): TripOfPage {
  const search = useQueryString();
  const { trip: kept, stored } = useTrip();
  const came = onlyKnown(tripFromQuery(search), known);
  const own = onlyKnown(kept, known);
  const shared = !isEmpty(came);
  const lookFor = useStayOfTrip(own.stay, shared);

  // what the hotel no longer has is not counted elsewhere either
  const gone = countSaved(own) < countSaved(kept);
  const letGo = useEffectEvent(() => changeTrip((trip) => onlyKnown(trip, known)));
  useEffect(() => {
    if (gone) letGo();
  }, [gone]);

  return {
    trip: shared ? came : own,
    shared,
    hasOwn: !isEmpty(own),
    stored,
    adopt: () => {
      changeTrip((trip) => mergeTrips(trip, came));
      if (came.stay) lookFor(came.stay);
      replaceQueryString('');
    },
  };
}
