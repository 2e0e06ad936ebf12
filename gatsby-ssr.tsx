import './src/styles/tokens.css';
import './src/styles/global.css';
import type { GatsbySSR } from 'gatsby';
import { scriptsAfterFirstPicture } from './src/loading/scriptsAfterFirstPicture';
import { headForLoading } from './src/loading/headForLoading';
import { renderBody } from './src/loading/renderBody';

export { wrapRootElement } from './src/loading/FirstAnswer';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = headForLoading;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = scriptsAfterFirstPicture;
