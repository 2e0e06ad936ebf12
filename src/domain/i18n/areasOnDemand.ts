import type { Language } from '../../site';

/** Areas of words that no first paint needs. They are read when first wanted; all others come inside the data of the pages that show them. */
export const areasOnDemand = ['announcement', 'calendar', 'day', 'extras', 'formMessages', 'lightbox', 'offerFinder', 'party', 'table'] as const;
export type AreaOnDemand = (typeof areasOnDemand)[number];

/**
 * Where the words of an area are published. The version makes the address new whenever words change, so that an answer may be kept for good,
 * while the file itself keeps its place: a page that was opened before a publication still finds words there.
 */
export const areaAddress = ({ language, area, version }: { language: Language; area: AreaOnDemand; version: string }): string =>
  `/locales/${language}/${area}.json?v=${version}`;
