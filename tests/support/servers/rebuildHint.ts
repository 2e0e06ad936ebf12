/**
 * What to do where the site was built for stand-ins on other ports; undefined where it was not.
 * @param home the HTML of its home page
 * @param standIns addresses of the stand-ins
 */
export function rebuildHint(home: string, standIns: readonly string[]): string | undefined {
  const missing = standIns.filter((address) => !home.includes(address));
  if (missing.length === 0) return undefined;
  return `public/ was not built for ${missing.join(' and ')}: journeys that book or send a form will fail. Build it again (CONTRIBUTING.md, “Tests”).`;
}
