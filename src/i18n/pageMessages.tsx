import { createInstance, type Resource, type ResourceLanguage, type i18n } from 'i18next';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { useLayoutEffect, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../site';
import { i18nOptions } from './createI18n';
import { nameLanguage } from './documentLanguage';

/** The namespaces that a page's query asks for, as gatsby-plugin-react-i18next makes them: one node for each, its JSON as text. */
interface PageMessages {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string; readonly language: string } }[];
}

const none: PageMessages = { edges: [] };
const instances = new WeakMap<PageMessages, i18n>();

function instanceOf(messages: PageMessages, language: Language): i18n {
  const known = instances.get(messages);
  if (known) return known;
  const resources: Resource = {};
  for (const { node } of messages.edges) (resources[node.language] ??= {})[node.ns] = JSON.parse(node.data) as ResourceLanguage;
  const instance = createInstance();
  void instance.init({ ...i18nOptions, resources, ns: Object.keys(resources[language] ?? {}), lng: language, react: { useSuspense: false } });
  instances.set(messages, instance);
  return instance;
}

function InLanguage({ instance, children }: { readonly instance: i18n; readonly children: ReactElement }) {
  useLayoutEffect(() => nameLanguage(instance.language as Language), [instance]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/**
 * Gives the views of a page its namespaces. It replaces this part of gatsby-plugin-react-i18next (src/gatsby/bundle/configureBundle.ts), which makes everything
 * anew with each render and imports all of react-i18next; the plugin makes a page per language and the nodes. A page without query has no data.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { data, pageContext } = props as unknown as {
    readonly data?: { readonly locales?: PageMessages };
    readonly pageContext: { readonly language: Language };
  };
  return <InLanguage instance={instanceOf(data?.locales ?? none, pageContext.language)}>{element}</InLanguage>;
}
