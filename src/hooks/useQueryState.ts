import { replaceQueryString, useQueryString } from './useQueryString';

/** What the query string says, by the two functions that read and write it, and a setter; what an empty one says in the server's HTML. */
export function useQueryState<State>(
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): [state: State, change: (change: Partial<State>) => void] {
  const state = read(useQueryString());
  return [state, (change) => replaceQueryString(write({ ...state, ...change }, window.location.search))];
}
