import { queryStringStore } from '../browser/queryString';
import { useStore } from './useStore';

/** `location.search`; empty in the server's HTML. */
export const useQueryString = (): string => useStore(queryStringStore);
