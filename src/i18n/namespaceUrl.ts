import type { TypeOptions } from 'i18next';
import type { Language } from '../site';

/** The name of a namespace: of its file in `locales/`. */
export type NamespaceName = keyof TypeOptions['resources'];

/** The address of a namespace on demand. The version allows caching forever; as it is in the query, pages opened before still find the file. */
export const namespaceUrl = ({ language, namespace, version }: { language: Language; namespace: string; version: string }): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;
