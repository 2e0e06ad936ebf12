/** How a page shows that it has done what was asked of it. Selectors, so that they hold in every language. */
export type Answer =
  /** Something stands on the screen that did not before. */
  | { readonly shows: string }
  /** A text has become another. */
  | { readonly changes: string }
  /** Another page stands there: its address, and a heading of its own. */
  | { readonly arrives: string };

/** Something that a visitor does by one tap. */
export interface Deed {
  readonly name: string;
  /** What is tapped: the first that is seen, wherever it stands on the page. */
  readonly target: string;
  readonly answer: Answer;
}

const dialog = 'dialog[open]';

export const openCalendar: Deed = { name: 'calendar', target: 'input[name="CheckIn"]', answer: { shows: `${dialog} .react-datepicker__day` } };

/** The menu of narrow screens. */
export const openMenu: Deed = { name: 'menu', target: 'header button[aria-haspopup="dialog"]', answer: { shows: `header ${dialog} a` } };

const addPerson: Deed = { name: 'people', target: 'form output + button:not([disabled])', answer: { changes: 'form output' } };

const enlargePicture: Deed = {
  name: 'picture',
  target: 'main button:has(picture), main a[href^="#"]:has(picture)',
  answer: { shows: `${dialog} img` },
};

/** What is tapped while a page still loads. */
export const earlyDeeds: readonly Deed[] = [openCalendar, openMenu];

/** What is tapped on a page that has settled, in this order. */
export const settledDeeds: readonly Deed[] = [openCalendar, openMenu, addPerson, enlargePicture];
