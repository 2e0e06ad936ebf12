/** An address of this site from what was typed: “carnaval” is /carnaval, and so is the page of the published site, copied from the browser. */
export const addressFrom = (typed: string): string => {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/(?<=.)\/(?=#|$)/, '');
  return path === '' || /^[/#]/.test(path) ? path : `/${path}`;
};
