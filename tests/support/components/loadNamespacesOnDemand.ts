import { namespacesOnDemand } from '../../../src/gatsby/pages/namespaces';
import { i18nOnDemand } from '../../../src/i18n/namespaces';
import { defaultLanguage, type Language } from '../../../src/site';
import { wordsOf } from '../content/words';

const onDemand = namespacesOnDemand();

/** Loads all namespaces on demand of a language, without the network. */
export function loadNamespacesOnDemand(language: Language): void {
  for (const namespace of onDemand)
    for (const one of [language, defaultLanguage]) i18nOnDemand(language).addResourceBundle(one, namespace, wordsOf(one, namespace));
}
