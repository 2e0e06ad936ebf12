import { createInstance, type Resource, type ResourceLanguage, type i18n } from 'i18next';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { useLayoutEffect, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languageTags, type Language } from '../site';
import { i18nOptions } from './createI18n';

interface PageMessages {
  readonly nodes: readonly { readonly ns: string; readonly data: string; readonly language: string }[];
}

const none: PageMessages = { nodes: [] };
const instances = new WeakMap<PageMessages, i18n>();

function instanceOf(messages: PageMessages, language: Language): i18n {
  const known = instances.get(messages);
  if (known) return known;
  const resources: Resource = {};
  for (const { language: resourceLanguage, ns, data } of messages.nodes) (resources[resourceLanguage] ??= {})[ns] = JSON.parse(data) as ResourceLanguage;
  const instance = createInstance();
  void instance.init({ ...i18nOptions, resources, ns: Object.keys(resources[language] ?? {}), lng: language, react: { useSuspense: false } });
  instances.set(messages, instance);
  return instance;
}

/** Only if it changes, since the browser then recalculates all styles. `Head` would set all attributes of `<html>` again. */
function setDocumentLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== languageTags[language]) root.lang = languageTags[language];
}

function PageLanguage({ instance, children }: { readonly instance: i18n; readonly children: ReactElement }) {
  useLayoutEffect(() => setDocumentLanguage(instance.language as Language), [instance]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** Replaces the plugin's `wrapPageElement`, which creates an i18next instance with each render and imports all of react-i18next. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { data, pageContext } = props as unknown as {
    readonly data?: { readonly locales?: PageMessages };
    readonly pageContext: { readonly language: Language };
  };
  return <PageLanguage instance={instanceOf(data?.locales ?? none, pageContext.language)}>{element}</PageLanguage>;
}
