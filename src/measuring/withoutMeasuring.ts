// Replaces measurePage.ts in builds with other services than those that measure (src/gatsby/bundle/configureBundle.ts).

/** Measures nothing. */
export const measurePage = (): void => undefined;
/** There is nothing to stop. */
export const stopMeasuring = (): void => undefined;
/** There are none. */
export const deleteCookies = (): void => undefined;
