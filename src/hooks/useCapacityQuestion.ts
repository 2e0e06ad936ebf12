import { useEffect, useRef, useState } from 'react';
import { replaceQueryString } from '../browser/queryStringStore';
import { type CapacityQuestion, questionFromQuery, questionToQuery } from '../domain/events/capacityQuestion';
import { useQueryString } from './useQueryString';

/** Milliseconds by which updates of the address are debounced: browsers refuse more than about a hundred in 30 s. */
const debounce = 300;

/** The capacity finder's question, kept in the query string, and its setter; the default question in the server's HTML. */
export function useCapacityQuestion(): [question: CapacityQuestion, ask: (change: Partial<CapacityQuestion>) => void] {
  const search = useQueryString();
  const [asked, setAsked] = useState<CapacityQuestion | null>(null);
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

  const question = asked ?? questionFromQuery(search);
  const ask = (change: Partial<CapacityQuestion>) => {
    const next = { ...question, ...change };
    setAsked(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      replaceQueryString(questionToQuery(next, window.location.search));
    }, debounce);
  };
  return [question, ask];
}
