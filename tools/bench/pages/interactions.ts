import { engineParameters } from '../../../src/domain/booking/bookingUrl';

/** How to recognise that the page has responded. By selectors, which work in every language. */
export type Answer =
  /** An element has become visible. */
  | { readonly shows: string }
  /** The text of an element has changed. */
  | { readonly changes: string }
  /** Another page is shown: its address, and another heading. */
  | { readonly arrives: string };

/** Something a visitor does by one tap. */
export interface Interaction {
  readonly name: string;
  /** Selector of what is tapped: the first visible match on the page. */
  readonly target: string;
  readonly answer: Answer;
}

const dialog = 'dialog[open]';

const openCalendar: Interaction = {
  name: 'calendar',
  target: `input[name="${engineParameters.checkIn}"]`,
  answer: { shows: `${dialog} [role="gridcell"]` },
};

/** The menu of narrow screens. */
const openMenu: Interaction = { name: 'menu', target: 'header button[aria-haspopup="dialog"]', answer: { shows: `header ${dialog} a` } };

const people = 'form [role="group"]';
const addPerson: Interaction = {
  name: 'people',
  target: `${people} button:last-of-type`,
  answer: { changes: `${people} > span:not(.sr-only)` },
};

const enlargePicture: Interaction = {
  name: 'picture',
  target: 'main button:has(picture), main a[href^="#"]:has(picture)',
  answer: { shows: `${dialog} img` },
};

/** Tapped while a page is still loading. */
export const earlyInteractions: readonly Interaction[] = [openCalendar, openMenu];

/** Tapped on a settled page, in this order. */
export const settledInteractions: readonly Interaction[] = [openCalendar, openMenu, addPerson, enlargePicture];
