import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { languageOfPath } from './src/domain/i18n/localizedPath';
import { imageComponentKey } from './src/gatsby/internals';
import { languageTags } from './src/site';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageTags[languageOfPath(pathname)] });
};

/** What gatsby-plugin-image adds for its component, while `Picture` draws a plain `<picture>`; and Gatsby's version. */
const isUnneeded = (component: ReactNode): boolean =>
  isValidElement<{ name?: string }>(component) && (component.key?.startsWith(imageComponentKey) || component.props.name === 'generator');

const styleSheetOf = (component: ReactNode): string | undefined =>
  isValidElement<{ 'data-href'?: string }>(component) ? component.props['data-href'] : undefined;
const isGlobalStyle = (component: ReactNode): boolean => styleSheetOf(component)?.startsWith('/app.') === true;

/** Global styles come before those of components, as they do after a navigation: where both are equally specific, the component's apply. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents().filter((component) => !isUnneeded(component));
  const others = components.filter((component) => !isGlobalStyle(component));
  const firstStyle = others.findIndex((component) => styleSheetOf(component) !== undefined);
  replaceHeadComponents(others.toSpliced(firstStyle < 0 ? others.length : firstStyle, 0, ...components.filter(isGlobalStyle)));
};
