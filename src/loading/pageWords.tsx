import { createInstance, type InitOptions, type Resource, type ResourceLanguage, type i18n } from 'i18next';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { useLayoutEffect, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { defaultLanguage, type Language } from '../site';
import type { LoadedPage, PageInput } from './gatsbySite';
import { nameLanguage } from './nameLanguage';
import { Pages } from './pageAhead';

/** The areas of words that a page's query asks for, as gatsby-plugin-react-i18next makes them: one node per area, its JSON as text. */
interface PageWords {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string; readonly language: string } }[];
}

const none: PageWords = { edges: [] };
const instances = new WeakMap<PageWords, i18n>();

function instanceOf(words: PageWords, language: Language, options: InitOptions): i18n {
  const known = instances.get(words);
  if (known) return known;
  const resources: Resource = {};
  for (const { node } of words.edges) (resources[node.language] ??= {})[node.ns] = JSON.parse(node.data) as ResourceLanguage;
  const instance = createInstance();
  void instance.init({ ...options, resources, lng: language, fallbackLng: defaultLanguage, defaultNS: false, react: { useSuspense: false } });
  instances.set(words, instance);
  return instance;
}

function InLanguage({ words, children }: { readonly words: i18n; readonly children: ReactElement }) {
  useLayoutEffect(() => nameLanguage(words.language as Language), [words]);
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}

/**
 * Gives the views of a page its words, and names their language to the browser. It stands in for the part of gatsby-plugin-react-i18next that does so: that
 * one makes everything anew with each render, and brings along what this site never uses. The plugin still makes a page per language. A page without
 * query has no data.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs, { i18nextOptions }: { readonly i18nextOptions: InitOptions }) {
  const withWords = (page: ReactElement, { data, pageContext }: PageInput): ReactElement => {
    const { locales = none } = (data ?? {}) as { readonly locales?: PageWords };
    return <InLanguage words={instanceOf(locales, pageContext.language, i18nextOptions)}>{page}</InLanguage>;
  };
  return (
    <Pages
      shown={props.pageResources as unknown as LoadedPage | undefined}
      draw={({ component, json }) => {
        if (!component || !json) throw new Error('A page that has not been loaded cannot be drawn.');
        return withWords(<component.default {...json} />, json);
      }}
    >
      {withWords(element, props as unknown as PageInput)}
    </Pages>
  );
}
