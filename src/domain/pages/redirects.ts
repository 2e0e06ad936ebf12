import { languages } from '../../site';
import { localizedPath } from '../i18n/localizedPath';

/** Addresses that moved permanently, without language: docs/hotel-rules.md 11.9. */
const moved: readonly (readonly [from: string, to: string])[] = [['/family-plan-kids', '/family-plan']];

/** Every permanent redirect, in each language. */
export const redirects = moved.flatMap(([from, to]) =>
  languages.map((language) => ({ from: localizedPath(from, language), to: localizedPath(to, language), language })),
);
