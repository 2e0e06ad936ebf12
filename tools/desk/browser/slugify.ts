/** Letters, digits and single hyphens; `Suíte Açaí 1` becomes `suite-acai-1`. */
export const slugify = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The file name of an uploaded photo: `Suíte Açaí 1.JPG` becomes `suite-acai-1.jpg`, or `suite-acai-1-2.jpg` if that exists.
 * @param taken names that already exist
 */
export function uniqueFileName(name: string, taken: ReadonlySet<string>): string {
  const word =
    slugify(name.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || 'foto';
  for (let count = 1; ; count += 1) {
    const candidate = `${word}${count === 1 ? '' : `-${count}`}.jpg`;
    if (!taken.has(candidate)) return candidate;
  }
}
