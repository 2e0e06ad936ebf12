import type { ResourceLanguage, i18n } from 'i18next';
import { defaultLanguage, type Language } from '../site';
import { createI18n } from './createI18n';
import type { NamespaceOnDemand } from './namespacesOnDemand';

/** Milliseconds that a visitor waits for a namespace in the page's language before Portuguese is shown, until it comes after all. */
const timeoutMs = 1000;

/** A namespace on demand, with the Portuguese text that is bundled: beside what shows it, or in a file of its own. */
export interface Namespace<Name extends NamespaceOnDemand> {
  readonly name: Name;
  readonly portuguese: ResourceLanguage | (() => Promise<{ readonly default: ResourceLanguage }>);
}

const instances = new Map<Language, i18n>();

/** All namespaces of a language that were fetched since the document was loaded. */
export function i18nOnDemand(language: Language): i18n {
  const instance = instances.get(language) ?? createI18n(language);
  instances.set(language, instance);
  return instance;
}

/** Whether there is text to show, in the language or in Portuguese. */
export const hasNamespace = ({ name }: Namespace<NamespaceOnDemand>, language: Language): boolean =>
  [language, defaultLanguage].some((one) => i18nOnDemand(language).hasResourceBundle(one, name));

async function bundledPortuguese({ portuguese }: Namespace<NamespaceOnDemand>): Promise<ResourceLanguage | undefined> {
  try {
    return typeof portuguese === 'function' ? (await portuguese()).default : portuguese;
  } catch {
    // it is published like every other language, and fetched from there
    return undefined;
  }
}

/**
 * Fetches a namespace, unless it has come.
 * @returns whether there is text to show: after 1 s that is Portuguese, for a language that has not come yet, or never comes
 */
export async function loadNamespace(namespace: Namespace<NamespaceOnDemand>, language: Language): Promise<boolean> {
  const instance = i18nOnDemand(language);
  const portuguese = await bundledPortuguese(namespace);
  if (portuguese && !instance.hasResourceBundle(defaultLanguage, namespace.name)) instance.addResourceBundle(defaultLanguage, namespace.name, portuguese);
  const loading = instance.loadNamespaces(namespace.name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await (portuguese ? Promise.race([loading, new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)))]) : loading);
  clearTimeout(timer);
  const loaded = hasNamespace(namespace, language);
  // i18next asks no more for what has failed; the next time starts afresh
  if (!loaded) instances.delete(language);
  return loaded;
}
