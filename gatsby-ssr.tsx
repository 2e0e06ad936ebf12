import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { languageOfPath } from './src/domain/i18n/localizedPath';
import { languageTags } from './src/site';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageTags[languageOfPath(pathname)] });
};

/** Gatsby's version, which it writes into every page. */
const isGenerator = (component: ReactNode): boolean => isValidElement<{ name?: string }>(component) && component.props.name === 'generator';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isGenerator(component)));
};
