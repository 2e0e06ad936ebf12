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

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnneeded(component)));
};
