/**
 * What to do where the site was built for mocks on other ports; undefined where it was not.
 * @param home the HTML of its home page
 * @param mocks addresses of the mocks
 */
export function rebuildHint(home: string, mocks: readonly string[]): string | undefined {
  const missing = mocks.filter((address) => !home.includes(address));
  if (missing.length === 0) return undefined;
  return `public/ was not built for ${missing.join(' and ')}: journeys that book or send a form will fail. Build it again (CONTRIBUTING.md, “Tests”).`;
}
