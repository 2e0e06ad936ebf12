let isFirst = false;

/** Whether the page that is rendered next shows its first screen before the rest (`Frame`). */
export const isFirstScreenFirst = (): boolean => isFirst;

/**
 * A click leads to the top of a page: its first screen comes first, the rest in slices. Back and forward in the history, and addresses of a place within a page,
 * need all of it at once to stand where they lead.
 */
export function setFirstScreenFirst(value: boolean): void {
  isFirst = value;
}
