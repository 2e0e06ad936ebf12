/** How the next page is shown: see `screenFirst`. */
let clicked = false;

/** A click is about to show a page at its top, or has shown it. */
export function arrive(byClick: boolean): void {
  clicked = byClick;
}

/**
 * Whether the page that is rendered now shows its first screen first, and the rest in slices after it: where a click leads to the top of a page. Back and forward in the
 * history, and addresses of a place within the page, need all of it at once to stand where they lead.
 */
export const screenFirst = (): boolean => clicked;
