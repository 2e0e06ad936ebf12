/** An element, by selector and optionally by name. */
export interface Target {
  readonly selector: string;
  /** Its `aria-label`, the text of its `<label>`, or its own text. */
  readonly name?: string;
}

interface Point {
  /** The centre of the element, in pixels of the viewport. */
  readonly x: number;
  readonly y: number;
  /** Whether nothing covers it there. */
  readonly free: boolean;
  readonly focused: boolean;
}

/**
 * Runs in the page: the position of the first visible match; null if there is none.
 * @param scroll scroll it into view first
 */
export function pointOf({ selector, name, scroll = false }: Target & { readonly scroll?: boolean }): Point | null {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? (element as Partial<HTMLInputElement>).labels?.[0]?.textContent ?? element.textContent).trim();
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && (name === undefined || nameOf(one) === name),
  );
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const before = document.elementFromPoint(x, y);
  return { x, y, free: before !== null && element.contains(before), focused: document.activeElement === element };
}
