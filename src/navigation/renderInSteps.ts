let isFirst = false;

/** Whether the next page renders its first screen before the rest (`PageLayout`). */
export const rendersInSteps = (): boolean => isFirst;

/**
 * True for a link to the top of a page: its first screen is rendered first, the rest in a transition. False for back and forward in the history and for a
 * hash: to scroll to their position, the whole page must be rendered at once.
 */
export function setRendersInSteps(value: boolean): void {
  isFirst = value;
}
