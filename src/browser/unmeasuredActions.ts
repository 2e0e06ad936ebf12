// Replaces measuredActions.ts in builds that measure nothing (src/gatsby/bundle/configureBundle.ts).

/** Nobody is notified. */
export const formSent = (): void => undefined;
/** Nobody is notified. */
export const textCopied = (): void => undefined;
/** Leaves for the booking engine. */
export const leaveForEngine = (address: string): void => window.location.assign(address);
