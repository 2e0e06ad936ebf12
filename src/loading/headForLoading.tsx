import { Fragment } from 'react';
import type { RenderBodyArgs } from 'gatsby';
import { chunkOfPage } from './chunkOfPage';
import { fontsAddress } from './fontsAddress';
import { hold } from './hold';

/**
 * Fonts for visitors without script, what holds back the rest of the page, and the name of the page's chunk for the loader.
 * In develop mode there is no loader: fonts come at once.
 */
export function headForLoading({ pathname, setHeadComponents, loadPageDataSync }: RenderBodyArgs): void {
  const fonts = <link rel="stylesheet" href={fontsAddress} />;
  if (process.env.NODE_ENV !== 'production') {
    setHeadComponents([<Fragment key="fonts">{fonts}</Fragment>]);
    return;
  }
  setHeadComponents([<script key="hold" dangerouslySetInnerHTML={{ __html: `(${hold.toString()})()` }} />, <noscript key="fonts">{fonts}</noscript>]);
  chunkOfPage.set(pathname, (loadPageDataSync(pathname) as { componentChunkName?: string } | undefined)?.componentChunkName ?? '');
}
