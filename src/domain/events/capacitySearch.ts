import { queryState } from '../pages/queryState';
import { parseGuests } from './guests';
import { type Layout, layouts } from './layouts';

export interface CapacitySearch {
  readonly layout: Layout;
  /** 1 to `maximumGuests`. */
  readonly guests: number;
}

/** The query parameters: `?montagem=cocktail&convidados=80`. */
export const capacityParameters = { layout: 'montagem', guests: 'convidados' } as const;

/** The initial search, answered in the server's HTML. */
export const defaultSearch: CapacitySearch = { layout: 'dinnerWithoutStage', guests: 80 };

/** Missing or invalid parameters get the default. */
export const capacityQuery = queryState<CapacitySearch>({
  layout: [capacityParameters.layout, (text) => layouts.find((layout) => layout === text) ?? defaultSearch.layout],
  guests: [capacityParameters.guests, (text) => parseGuests(text ?? '') ?? defaultSearch.guests],
});
