import { localizedPath } from '../../domain/i18n/localizedPath';
import { languages } from '../../site';

/** Addresses that moved permanently, without language: docs/hotel-rules.md 11.9. */
const moved: readonly (readonly [from: string, to: string])[] = [['/family-plan-kids', '/family-plan']];

/** Every permanent redirect, in each language. */
export const redirects = moved.flatMap(([from, to]) =>
  languages.map((language) => ({ from: localizedPath(from, language), to: localizedPath(to, language), language })),
);
