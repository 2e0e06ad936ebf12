/** A text as a slug, or as a file name that is valid on every system: `Suíte Açaí 1` becomes `suite-acai-1`. Letters, digits and single hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
