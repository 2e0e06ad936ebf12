/** Distinguishes elements of a page besides their order. It uses no ids, since React assigns new ones when it renders the page again. */
export const keyOf = (element: Element): string =>
  [
    element.tagName,
    element.closest('form')?.id,
    ...['type', 'name', 'value', 'href', 'aria-label', 'data-replay'].map((name) => element.getAttribute(name)),
  ].join('\n');

export interface ElementPlace {
  readonly tag: string;
  readonly key: string;
  readonly before: number;
}

const keyWithText = (element: Element): string => `${keyOf(element)}\n${element.textContent}`;
const likeThis = ({ tag, key }: Pick<ElementPlace, 'tag' | 'key'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => keyWithText(element) === key);

export function placeOf(element: Element): ElementPlace {
  const place = { tag: element.tagName, key: keyWithText(element) };
  return { ...place, before: likeThis(place).indexOf(element as HTMLElement) };
}

/** The element at a place; the last one with its key if there are fewer now. */
export function elementAt(place: ElementPlace): HTMLElement | undefined {
  const all = likeThis(place);
  return all[place.before] ?? all.at(-1);
}
