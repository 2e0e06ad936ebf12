// Replaces measurePage.ts in builds that do not measure (src/gatsby/bundle/configureBundle.ts).

export const measurePage = (): void => undefined;
export const stopMeasuring = (): void => undefined;
export const deleteCookies = (): void => undefined;
