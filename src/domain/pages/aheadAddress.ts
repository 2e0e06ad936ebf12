/** Where it is published what browsers fetch of a page before it is asked for (`writeAhead`). @param path of the page, without query and hash */
export const aheadAddress = (path: string): string => `/ahead${path === '/' ? '/index' : path}.txt`;
