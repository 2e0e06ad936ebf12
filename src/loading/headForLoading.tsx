import type { RenderBodyArgs } from 'gatsby';
import { chunkOfPage } from './chunkOfPage';
import { facesAddress } from './facesAddress';
import { laterStylesAddress } from './laterStylesAddress';

/**
 * Fonts and styles for paper for visitors without script, what holds back the rest of the page, and the name of the page's chunk for the loader.
 * In develop mode there is no loader: fonts come at once.
 */
export function headForLoading({ pathname, setHeadComponents, loadPageDataSync }: RenderBodyArgs): void {
  if (process.env.NODE_ENV !== 'production') {
    setHeadComponents([<link key="styles" rel="stylesheet" href={facesAddress} />]);
    return;
  }
  setHeadComponents([
    <script key="hold" dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? '' }} />,
    <noscript key="styles">
      <link rel="stylesheet" href={laterStylesAddress} />
    </noscript>,
  ]);
  chunkOfPage.set(pathname, (loadPageDataSync(pathname) as { componentChunkName?: string } | undefined)?.componentChunkName ?? '');
}
