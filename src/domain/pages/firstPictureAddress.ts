/** Where the first picture of a page is published, as the `<picture>` of its HTML: for browsers that fetch it before the page is asked for. */
export const firstPictureAddress = (path: string): string => `/first-pictures${path === '/' ? '/index' : path}.txt`;
