/** Where it is published what browsers fetch of a page before it is asked for (`writeAhead`). */
export const aheadAddress = (path: string): string => `/ahead${path === '/' ? '/index' : path}.txt`;
