/** The text of an element as screen readers have it: without what is hidden from them. */
export function heard(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelectorAll('[aria-hidden="true"], [hidden]').forEach((hidden) => hidden.remove());
  return copy.textContent;
}
