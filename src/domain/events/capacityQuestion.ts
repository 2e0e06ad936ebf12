import type { Layout } from './layout';

/** What the capacity finder is asked: how the hall is set, and for how many. */
export interface CapacityQuestion {
  readonly layout: Layout;
  /** At least one, at most `maximumGuests`. */
  readonly guests: number;
}

/** The address parameters that hold the question: `?montagem=cocktail&convidados=80`. */
export const capacityParameters = { layout: 'montagem', guests: 'convidados' } as const;

/** The question a page opens with, answered in the server's HTML. */
export const firstQuestion: CapacityQuestion = { layout: 'dinnerWithoutStage', guests: 80 };

/** More than any house holds: where the field ends. */
export const maximumGuests = 9999;
