import { useEffect, useEffectEvent, useRef } from 'react';
import { queryStringStore, replaceQueryString } from '../../browser/queryString';
import { changeTrip, tripStore } from '../../browser/tripStore';
import { countSaved, emptyTrip, mergeTrips, onlyKnown, stayToSave, type Trip, type TripList, type TripStay } from '../../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../../domain/trip/tripQuery';
import { useStay } from '../../hooks/useStay';
import { useStore } from '../../hooks/useStore';

const isEmpty = (trip: Trip): boolean => tripToQuery(trip) === '';
const textOf = (stay: TripStay | null): string => tripToQuery({ ...emptyTrip, stay });

/** The guest's stay, of which the saved trip keeps a copy for later visits: with a trip that is saved, its stay is the guest's until they choose another. */
function useStayOfTrip(saved: TripStay | null, shared: boolean) {
  const { today, stay, party, change } = useStay();
  const opened = useRef(false);
  const chosen = stayToSave({ stay, party });
  const chosenText = textOf(chosen);
  const choose = ({ checkIn, checkOut, ...guests }: TripStay) => {
    if (today && checkIn >= today) change({ stay: { checkIn, checkOut }, party: guests });
  };
  const keep = useEffectEvent(() => {
    if (shared || !today) return;
    const isFirst = !opened.current;
    opened.current = true;
    if (isFirst && !chosen && saved && saved.checkIn >= today) choose(saved);
    else if (chosenText !== textOf(saved)) changeTrip((trip) => ({ ...trip, stay: chosen }));
  });
  // not when only the saved trip changes: two tabs with different stays would change it in turn
  useEffect(() => keep(), [today, chosenText, shared]);
  return { stay: chosen ?? saved, choose };
}

/** The trip that the page shows: the one in the address, otherwise the guest’s own; without items that the hotel no longer has. */
export function useTripPage(known: Readonly<Record<TripList, readonly string[]>>) {
  const search = useStore(queryStringStore);
  const { trip: saved, stored } = useStore(tripStore);
  const fromAddress = onlyKnown(tripFromQuery(search), known);
  const shared = !isEmpty(fromAddress);
  const { stay, choose } = useStayOfTrip(saved.stay, shared);
  const own = { ...onlyKnown(saved, known), stay };

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
      if (fromAddress.stay) choose(fromAddress.stay);
      replaceQueryString('');
    },
  };
}
