import { hotelRedirects } from '../../hotel';
import { languages } from '../../site';
import { localizedPath } from '../i18n/localizedPath';

/** Every permanent redirect, in each language: docs/hotel-rules.md 11.9. */
export const redirects = hotelRedirects.flatMap(({ from, to }) =>
  languages.map((language) => ({ from: localizedPath(from, language), to: localizedPath(to, language), language })),
);
