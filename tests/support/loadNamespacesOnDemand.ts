import { i18nOnDemand } from '../../src/i18n/namespaces';
import { namespacesOnDemand } from '../../src/i18n/namespacesOnDemand';
import { defaultLanguage, type Language } from '../../src/site';
import { wordsOf } from './words';

/** Loads all namespaces on demand of a language, without the network. */
export function loadNamespacesOnDemand(language: Language): void {
  for (const namespace of namespacesOnDemand)
    for (const one of [language, defaultLanguage]) i18nOnDemand(language).addResourceBundle(one, namespace, wordsOf(one, namespace));
}
