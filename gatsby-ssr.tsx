import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { loadEverySection } from './src/components/parts/later';
import { scriptsAfterFirstPicture } from './src/loading/scriptsAfterFirstPicture';
import { headForLoading } from './src/loading/headForLoading';

/** React's streaming renderer moves large boundaries out of place until a script puts them back; this one leaves every section where it stands. */
export const replaceRenderer = async ({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> => {
  await loadEverySection();
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = headForLoading;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = scriptsAfterFirstPicture;
