import { createContext, useContext } from 'react';

type Hotel = Queries.PageLayoutFragment['hotel'];

/** What every page knows about the hotel, its booking engine included: `PageLayout` provides it. */
export const HotelContext = createContext<Hotel | null>(null);

export function useHotel(): Hotel {
  const hotel = useContext(HotelContext);
  if (!hotel) throw new Error('useHotel was called outside of PageLayout, which provides the hotel.');
  return hotel;
}
