import { createContext, useContext } from 'react';

type Hotel = Queries.PageLayoutFragment['hotel'];

/** The hotel data of every page, booking engine included; `PageLayout` provides it. */
export const HotelContext = createContext<Hotel | null>(null);

export function useHotel(): Hotel {
  const hotel = useContext(HotelContext);
  if (!hotel) throw new Error('useHotel was called outside of PageLayout, which provides the hotel.');
  return hotel;
}
