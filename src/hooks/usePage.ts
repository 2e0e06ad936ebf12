import { createContext, useContext } from 'react';
import type { Restriction } from '../domain/stay/restrictions';

interface Page extends Queries.PageLayoutFragment {
  /** Without language. */
  readonly path: string;
  readonly name: string;
  /** Id of the page's own stay card, to which “Reservar” leads; by default to the one on the home page. */
  readonly stayCard: string | undefined;
  /** What restricts stays, on a room's page also in that room. */
  readonly restrictions: readonly Restriction[];
}

export const PageContext = createContext<Page | null>(null);

/** What every page knows of itself and of the hotel; `PageLayout` provides it. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage was called outside of PageLayout, which provides the page.');
  return page;
}

export const useHotel = (): Page['hotel'] => usePage().hotel;
