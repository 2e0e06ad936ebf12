import type { Language } from '../site';

/** Namespaces that are not needed for the first paint: they are fetched on demand. All others are part of the page data. */
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
 * The published address of a namespace. The version changes whenever a text changes, so that the response can be cached forever; it stands in the query, so
 * that a page which was opened before a deployment still finds the file.
 */
export const namespaceUrl = ({ language, namespace, version }: { language: Language; namespace: NamespaceOnDemand; version: string }): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;
