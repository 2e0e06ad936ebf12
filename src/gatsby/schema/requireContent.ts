import { kinds, type Kind } from '../../content/kinds';

/** Makes the query of a single file non-null, so that no view has to ask: the content check has named what is missing by then. */
export const requiredContent = {
  Query: Object.fromEntries(
    Object.entries<Kind>(kinds).flatMap(([name, { optional }]) => (optional ? [] : [[name.charAt(0).toLowerCase() + name.slice(1), { type: `${name}!` }]])),
  ),
};
