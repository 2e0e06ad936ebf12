import { useEffect, useRef, useState } from 'react';
import { type CapacitySearch, searchFromQuery, searchToQuery } from '../domain/events/capacitySearch';
import { replaceQueryString, useQueryString } from './useQueryString';

/** Milliseconds by which updates of the address are debounced: browsers refuse more than about a hundred in 30 s. */
const debounce = 300;

/** The capacity finder's question, kept in the query string, and its setter; the default question in the server's HTML. */
export function useCapacitySearch(): [question: CapacitySearch, ask: (change: Partial<CapacitySearch>) => void] {
  const search = useQueryString();
  const [asked, setAsked] = useState<CapacitySearch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const followAddress = () => {
      if (timer.current === undefined) setAsked(null);
    };
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      clearTimeout(timer.current);
    };
  }, []);

  const question = asked ?? searchFromQuery(search);
  const ask = (change: Partial<CapacitySearch>) => {
    const next = { ...question, ...change };
    setAsked(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      replaceQueryString(searchToQuery(next, window.location.search));
    }, debounce);
  };
  return [question, ask];
}
