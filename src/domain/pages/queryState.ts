import { changedQuery } from './query';

/** State that is stored in the query. Queries have a question mark; it is optional when reading. */
export interface QueryState<State> {
  readonly read: (search: string) => State;
  readonly write: (state: State, search?: string) => string;
}

/** The name of a parameter, and a function that parses it; null if it is missing. */
type Parameter<Value> = readonly [name: string, read: (text: string | null) => Value];

/** State with one parameter for each part; a null part has no parameter. */
export function queryState<State extends Readonly<Record<keyof State, string | number | null>>>(parameters: {
  readonly [Part in keyof State]: Parameter<State[Part]>;
}): QueryState<State> {
  const all = Object.entries(parameters) as [keyof State, Parameter<State[keyof State]>][];
  return {
    read: (search) => {
      const query = new URLSearchParams(search);
      return Object.fromEntries(all.map(([part, [name, read]]) => [part, read(query.get(name))])) as unknown as State;
    },
    write: (state, search = '') => changedQuery(search, Object.fromEntries(all.map(([part, [name]]) => [name, state[part]]))),
  };
}
