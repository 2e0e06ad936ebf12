import type { TypeOptions } from 'i18next';
import type { Language } from '../site';

/** The name of a namespace: of its file in `locales/`. */
export type NamespaceName = keyof TypeOptions['resources'];

/**
 * The published address of a namespace that is fetched on demand; all others are part of the page data. The version changes whenever a text changes, so that the
 * response can be cached forever; it is in the query, so that a page which was opened before a deployment still finds the file.
 */
export const namespaceUrl = ({ language, namespace, version }: { language: Language; namespace: string; version: string }): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;
