import type { ResourceLanguage, i18n } from 'i18next';
import { type Language, sourceLanguage } from '../site';
import { createI18n } from './createI18n';
import type { NamespaceName } from './namespaceUrl';

/** Milliseconds to wait for a namespace in the page's language before Portuguese is shown; the view still switches once the language has loaded. */
const timeoutMs = 1000;

/** A namespace on demand. Declared by the lazy module, so that webpack puts the Portuguese JSON, the fallback, into its chunk. */
export interface Namespace {
  readonly name: NamespaceName;
  readonly portuguese: ResourceLanguage | (() => Promise<{ readonly default: ResourceLanguage }>);
}

const instances = new Map<Language, i18n>();

/** The i18next instance with all namespaces on demand of a language that this document has fetched. */
export function i18nOnDemand(language: Language): i18n {
  const instance = instances.get(language) ?? createI18n(language);
  instances.set(language, instance);
  return instance;
}

export const hasNamespace = ({ name }: Namespace, language: Language): boolean =>
  [language, sourceLanguage].some((one) => i18nOnDemand(language).hasResourceBundle(one, name));

async function bundledPortuguese({ portuguese }: Namespace): Promise<ResourceLanguage | undefined> {
  try {
    return typeof portuguese === 'function' ? (await portuguese()).default : portuguese;
  } catch {
    // fetched from its published address instead, like every other language
    return undefined;
  }
}

/** @returns whether a text can be shown. After 1 s the bundled Portuguese is shown until the page's language has loaded. */
export async function loadNamespace(namespace: Namespace, language: Language): Promise<boolean> {
  const instance = i18nOnDemand(language);
  const portuguese = await bundledPortuguese(namespace);
  if (portuguese && !instance.hasResourceBundle(sourceLanguage, namespace.name)) instance.addResourceBundle(sourceLanguage, namespace.name, portuguese);
  const loading = instance.loadNamespaces(namespace.name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await (portuguese ? Promise.race([loading, new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)))]) : loading);
  clearTimeout(timer);
  const loaded = hasNamespace(namespace, language);
  // i18next does not retry a failed namespace; a new instance does
  if (!loaded) instances.delete(language);
  return loaded;
}
