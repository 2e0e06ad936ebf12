// Replaces measurePage.ts in builds with other services than those that measure (src/gatsby/bundle/configureBundle.ts).

export const measurePage = (): void => undefined;
export const stopMeasuring = (): void => undefined;
export const deleteCookies = (): void => undefined;
