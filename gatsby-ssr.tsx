import { globalStyle } from './src/domain/pages/builtFiles';
import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { noticeTemplateId } from './plugins/gatsby-plugin-first-paint/src/startScripts';
import * as css from './src/components/layout/LoadingStates.module.css';
import { languageOfPath } from './src/domain/i18n/localizedPath';
import { imageComponentKey } from './src/gatsby/internals';
import { withFallback, type Messages } from './src/i18n/withFallback';
import { byLanguage, languageTags, type Language, sourceLanguage } from './src/site';

const files = import.meta.webpackContext('./locales', { regExp: /^\.\/[a-z]+\/loading\.json$/ });
const messagesIn = (language: Language): Messages => {
  const file = `./${language}/loading.json`;
  return files.keys().includes(file) ? (files(file) as Messages) : {};
};
const messages = byLanguage((language) => withFallback(messagesIn(language), messagesIn(sourceLanguage)) as { missing: string; reload: string });

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes, setHeadComponents, setPostBodyComponents }) => {
  const language = languageOfPath(pathname);
  const { missing, reload } = messages[language];
  setHtmlAttributes({ lang: languageTags[language] });
  setHeadComponents([<style key="theme" dangerouslySetInnerHTML={{ __html: process.env.THEME_STYLES ?? '' }} />]);
  // at the end of the page and, sticky, of the screen: without script nothing can close it.
  const place = { className: css.notice, style: { position: 'sticky' } as const };
  // of the plugin; with the HTML, since they say that nothing else has come
  setPostBodyComponents([
    <template key={noticeTemplateId} id={noticeTemplateId}>
      <div role="alert" {...place}>
        {`${missing} `}
        <a className="link" href="">
          {reload}
        </a>
      </div>
    </template>,
  ]);
};

/** What gatsby-plugin-image adds for its component, while `Picture` draws a plain `<picture>`; and Gatsby's version. */
const isUnneeded = (component: ReactNode): boolean =>
  isValidElement<{ name?: string }>(component) && (component.key?.startsWith(imageComponentKey) || component.props.name === 'generator');

const styleSheetOf = (component: ReactNode): string | undefined =>
  isValidElement<{ 'data-href'?: string }>(component) ? component.props['data-href'] : undefined;
const isGlobalStyle = (component: ReactNode): boolean => styleSheetOf(component)?.startsWith(globalStyle) === true;

/** Global styles come before those of components, as they do after a navigation: where both are equally specific, the component's apply. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents().filter((component) => !isUnneeded(component));
  const others = components.filter((component) => !isGlobalStyle(component));
  const firstStyle = others.findIndex((component) => styleSheetOf(component) !== undefined);
  replaceHeadComponents(others.toSpliced(firstStyle < 0 ? others.length : firstStyle, 0, ...components.filter(isGlobalStyle)));
};
