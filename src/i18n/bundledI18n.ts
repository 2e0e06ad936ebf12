import { createInstance, type ResourceLanguage, type i18n } from 'i18next';
import type { Language } from '../site';
import { i18nOptions } from './createI18n';

/**
 * An i18next instance with texts that are bundled with the chunk that uses it: for text that is written outside of a view, or in another language than the page's.
 * Make it once, when the module is evaluated.
 * @param messages texts by language and namespace
 */
export function bundledI18n(messages: Readonly<Partial<Record<Language, Readonly<Record<string, ResourceLanguage>>>>>): i18n {
  const instance = createInstance();
  void instance.init({ ...i18nOptions, resources: messages });
  return instance;
}
