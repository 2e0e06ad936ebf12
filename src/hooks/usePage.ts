import { createContext, useContext } from 'react';

interface Page extends Queries.PageLayoutFragment {
  /** Without language. */
  readonly path: string;
  readonly name: string;
  /** Id of the page's own stay card, to which “Reservar” leads; by default to the one on the home page. */
  readonly stayCard: string | undefined;
  /** The code of the room type that the page is about. */
  readonly room: string | null | undefined;
}

export const PageContext = createContext<Page | null>(null);

/** What every page knows of itself and of the hotel; `PageLayout` provides it. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage was called outside of PageLayout, which provides the page.');
  return page;
}

export const useHotel = (): Page['hotel'] => usePage().hotel;
