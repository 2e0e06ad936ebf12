import { changedQuery } from './query';

/** State that is kept in the query. Queries have a question mark, or none where they are read. */
export interface QueryState<State> {
  readonly read: (search: string) => State;
  /** The query with other state; other parameters stay. */
  readonly write: (state: State, search?: string) => string;
}

/** The name of a parameter, and what reads its text, null where it is missing. */
type Parameter<Value> = readonly [name: string, read: (text: string | null) => Value];

/** The state of which each part is a parameter; a part that is null is none. */
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
