import { useEffect, useEffectEvent } from 'react';
import { queryStringStore, replaceQueryString } from '../../browser/queryString';
import { changeTrip, tripStore } from '../../browser/tripStore';
import { countSaved, mergeTrips, onlyKnown, stayToSave, type Trip, type TripList } from '../../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../../domain/trip/tripQuery';
import { useStay } from '../../hooks/useStay';
import { useStore } from '../../hooks/useStore';

const isEmpty = (trip: Trip): boolean => tripToQuery(trip) === '';

/** The trip that the page shows: the one in the address, otherwise the guest’s own, with their stay; without items that the hotel no longer has. */
export function useTripPage(known: Readonly<Record<TripList, readonly string[]>>) {
  const search = useStore(queryStringStore);
  const { trip: saved, stored } = useStore(tripStore);
  const { today, stay, party, change } = useStay();
  const fromAddress = onlyKnown(tripFromQuery(search), known);
  const shared = !isEmpty(fromAddress);
  const mine = { ...onlyKnown(saved, known), stay: stayToSave({ stay, party }) };

  // so that the count in the header does not include what the hotel no longer has
  const hasUnknown = countSaved(mine) < countSaved(saved);
  const removeUnknown = useEffectEvent(() => changeTrip((trip) => onlyKnown(trip, known)));
  useEffect(() => {
    if (hasUnknown) removeUnknown();
  }, [hasUnknown]);

  return {
    trip: shared ? fromAddress : mine,
    /** Whether it is from the address: then it is read-only. */
    shared,
    hasOwn: !isEmpty(mine),
    stored,
    adopt: () => {
      changeTrip((trip) => mergeTrips(trip, fromAddress));
      if (today && fromAddress.stay && fromAddress.stay.checkIn >= today) {
        const { checkIn, checkOut, ...guests } = fromAddress.stay;
        change({ stay: { checkIn, checkOut }, party: guests });
      }
      replaceQueryString('');
    },
  };
}
