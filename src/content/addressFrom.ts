/**
 * An address of this site from what was typed: “carnaval” is /carnaval, and so is a page copied from the browser, if this site has it. That of another site stays
 * as it is, for the message that it is none of this one.
 */
export function addressFrom(typed: string, pages: readonly string[]): string {
  const [, site, rest = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(typed.trim()) ?? [];
  const path = rest.replace(/(?<=.)\/(?=#|$)/, '');
  if (site) return pages.includes(path.replace(/#.*/, '') || '/') ? path || '/' : typed.trim();
  return path === '' || /^[/#]/.test(path) ? path : `/${path}`;
}
