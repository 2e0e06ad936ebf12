import { useEffect, useRef, useState } from 'react';
import { type CapacityQuestion, questionFromQuery, questionToQuery } from '../domain/events/capacityQuestion';
import { useStore } from './useStore';

/** Milliseconds of rest before the address follows: browsers refuse more than about a hundred changes in half a minute. */
const rest = 300;

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The question of the capacity finder, kept in the address, with a way to change it; the first question in the server's HTML. */
export function useCapacityQuestion(): [question: CapacityQuestion, ask: (change: Partial<CapacityQuestion>) => void] {
  const search = useStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [asked, setAsked] = useState<CapacityQuestion | null>(null);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const followAddress = () => {
      if (writing.current === undefined) setAsked(null);
    };
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      clearTimeout(writing.current);
    };
  }, []);

  const question = asked ?? questionFromQuery(search);
  const ask = (change: Partial<CapacityQuestion>) => {
    const next = { ...question, ...change };
    setAsked(next);
    clearTimeout(writing.current);
    writing.current = setTimeout(() => {
      writing.current = undefined;
      window.history.replaceState(window.history.state, '', questionToQuery(next, window.location.search) + window.location.hash);
    }, rest);
  };
  return [question, ask];
}
