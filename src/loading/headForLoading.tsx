import type { RenderBodyArgs } from 'gatsby';
import { fontsAddress } from './fontsAddress';
import { chunkOfPage } from './chunkOfPage';

/** Fonts for visitors without script, and the name of the page's chunk for the loader. */
export function headForLoading({ pathname, setHeadComponents, loadPageDataSync }: RenderBodyArgs): void {
  setHeadComponents([
    <noscript key="fonts">
      <link rel="stylesheet" href={fontsAddress} />
    </noscript>,
  ]);
  chunkOfPage.set(pathname, (loadPageDataSync(pathname) as { componentChunkName?: string } | undefined)?.componentChunkName ?? '');
}
