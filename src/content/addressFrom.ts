/** An address of this site from what was typed: “carnaval” or a whole address of one of its pages; others stay, so that the message can report them. */
export function addressFrom(typed: string, pages: readonly string[]): string {
  const [, site, rest = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(typed.trim()) ?? [];
  const path = rest.replace(/(?<=.)\/(?=#|$)/, '');
  if (site) return pages.includes(path.replace(/#.*/, '') || '/') ? path || '/' : typed.trim();
  return path === '' || /^[/#]/.test(path) ? path : `/${path}`;
}
