import { tripStore, type TripState } from '../browser/tripStore';
import { useStore } from './useStore';

/** The guest's saved trip; empty in the server's HTML. It is changed with `changeTrip`. */
export const useTrip = (): TripState => useStore(tripStore);
