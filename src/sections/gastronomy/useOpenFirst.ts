import { useState } from 'react';
import type { PlaceHours } from '../../domain/hours/hoursOn';
import { openFirst } from '../../domain/hours/openingHours';
import type { HotelNow } from '../../domain/time/clock';
import { useHotelNow } from '../../hooks/useHotelNow';

/** The restaurants that are open or open next first, as they were on arrival: the order stays while the page is read. In the server's HTML, as given. */
export function useOpenFirst<T extends PlaceHours>(restaurants: readonly T[]): readonly T[] {
  const now = useHotelNow();
  const [arrival, setArrival] = useState<HotelNow | null>(null);
  if (now && !arrival) setArrival(now);
  const known = arrival ? openFirst(restaurants, arrival) : [];
  return [...known, ...restaurants.filter((place) => !known.includes(place))];
}
