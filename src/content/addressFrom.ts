/**
 * An address of this site from what was typed: “carnaval” becomes /carnaval, and so does a page address copied from the browser, if this site has the page.
 * Addresses of other sites stay unchanged, so that the message can report them.
 */
export function addressFrom(typed: string, pages: readonly string[]): string {
  const [, site, rest = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(typed.trim()) ?? [];
  const path = rest.replace(/(?<=.)\/(?=#|$)/, '');
  if (site) return pages.includes(path.replace(/#.*/, '') || '/') ? path || '/' : typed.trim();
  return path === '' || /^[/#]/.test(path) ? path : `/${path}`;
}
