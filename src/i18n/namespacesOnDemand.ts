import type { Language } from '../site';

/** Namespaces that no first paint needs: they are fetched when first wanted. All others come with the data of the pages that show them. */
export const namespacesOnDemand = [
  'announcement',
  'calendar',
  'day',
  'daylight',
  'extras',
  'formMessages',
  'lightbox',
  'map',
  'offerFinder',
  'panorama',
  'party',
  'table',
] as const;
export type NamespaceOnDemand = (typeof namespacesOnDemand)[number];

/**
 * Where a namespace is published. The version makes the address new whenever a text changes, so that an answer may be cached for good,
 * while the file keeps its place: a page that was opened before a publication still finds texts there.
 */
export const namespaceUrl = ({ language, namespace, version }: { language: Language; namespace: NamespaceOnDemand; version: string }): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;
