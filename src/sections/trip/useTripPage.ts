import { useEffect, useEffectEvent, useRef } from 'react';
import { changeTrip } from '../../browser/tripStore';
import { countSaved, mergeTrips, onlyKnown, stayToSave, type Trip, type TripList, type TripStay } from '../../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../../domain/trip/tripQuery';
import { replaceQueryString, useQueryString } from '../../hooks/useQueryString';
import { useStay } from '../../hooks/useStay';
import { useTrip } from '../../hooks/useTrip';

const isEmpty = (trip: Trip): boolean => tripToQuery(trip) === '';
const sameStay = (one: TripStay | null, other: TripStay | null): boolean =>
  one?.checkIn === other?.checkIn && one?.checkOut === other?.checkOut && one?.people === other?.people;

/** Synchronizes the stay of the guest’s own trip with the stay search: a chosen stay is saved in the trip, a saved one is restored to the search. */
function useStayOfTrip(own: TripStay | null, shared: boolean): (stay: TripStay) => void {
  const { today, search, chosen, change } = useStay();
  const restored = useRef(false);
  const searchFor = ({ checkIn, checkOut, people }: TripStay) => {
    if (today && checkIn >= today) change({ stay: { checkIn, checkOut }, people });
  };
  const synchronize = useEffectEvent(() => {
    if (shared || !today) return;
    const stay = stayToSave({ stay: chosen, people: search.people });
    const saved = !restored.current && !stay && own && own.checkIn >= today ? own : null;
    restored.current = true;
    if (saved) searchFor(saved);
    else if (!sameStay(stay, own)) changeTrip((trip) => ({ ...trip, stay }));
  });
  useEffect(() => synchronize(), [today, chosen, search.people, shared, own]);
  return searchFor;
}

/** The trip that the page shows: the one in the address, otherwise the guest’s own; without items that the hotel no longer has. */
export function useTripPage(known: Readonly<Record<TripList, readonly string[]>>) {
  const search = useQueryString();
  const { trip: saved, stored } = useTrip();
  const fromAddress = onlyKnown(tripFromQuery(search), known);
  const own = onlyKnown(saved, known);
  const shared = !isEmpty(fromAddress);
  const searchFor = useStayOfTrip(own.stay, shared);

  // so that the count in the header does not include what the hotel no longer has
  const hasUnknown = countSaved(own) < countSaved(saved);
  const removeUnknown = useEffectEvent(() => changeTrip((trip) => onlyKnown(trip, known)));
  useEffect(() => {
    if (hasUnknown) removeUnknown();
  }, [hasUnknown]);

  return {
    trip: shared ? fromAddress : own,
    /** Whether it is from the address: then it is read-only. */
    shared,
    /** Whether the guest has a trip of their own. */
    hasOwn: !isEmpty(own),
    stored,
    /** Adds all of a shared trip to the guest’s own. */
    adopt: () => {
      changeTrip((trip) => mergeTrips(trip, fromAddress));
      if (fromAddress.stay) searchFor(fromAddress.stay);
      replaceQueryString('');
    },
  };
}
