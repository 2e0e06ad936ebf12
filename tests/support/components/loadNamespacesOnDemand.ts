import { allNamespaces } from '../../../src/gatsby/schema/locales';
import { i18nOnDemand } from '../../../src/i18n/namespaces';
import { defaultLanguage, type Language } from '../../../src/site';
import { messagesOf } from '../content/messages';

/** Loads all namespaces of a language, without the network. Which of them views read on demand is not asked: that parses every view, which takes longer than most tests. */
export function loadNamespacesOnDemand(language: Language): void {
  const i18n = i18nOnDemand(language);
  for (const namespace of allNamespaces())
    for (const one of [language, defaultLanguage])
      if (!i18n.hasResourceBundle(one, namespace)) i18n.addResourceBundle(one, namespace, messagesOf(one, namespace));
}
