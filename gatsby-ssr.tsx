import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { scriptsAfterFirstPicture } from './src/loading/scriptsAfterFirstPicture';
import { headForLoading } from './src/loading/headForLoading';

/** React's streaming renderer moves large boundaries out of place until a script puts them back; this one leaves every section where it stands. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = headForLoading;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = scriptsAfterFirstPicture;
