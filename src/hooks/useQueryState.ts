import { useEffect, useRef, useState } from 'react';
import { queryStringStore, replaceQueryString } from '../browser/queryString';
import type { QueryState } from '../domain/pages/queryState';
import { useStore } from './useStore';

export function useQueryState<State>({ read, write }: QueryState<State>, { delay = 0 } = {}): [state: State, set: (state: State) => void] {
  const search = useStore(queryStringStore);
  const [ahead, setAhead] = useState<{ readonly state: State } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (state: State) => {
    const follow = () => {
      replaceQueryString(write(state, window.location.search));
      setAhead(null);
    };
    clearTimeout(timer.current);
    if (delay === 0) follow();
    else {
      setAhead({ state });
      timer.current = setTimeout(follow, delay);
    }
  };
  return [ahead ? ahead.state : read(search), set];
}
