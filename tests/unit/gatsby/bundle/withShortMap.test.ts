import { withShortMap } from '../../../../src/gatsby/bundle/ShortChunkMap';

test('of Gatsby’s scripts the list of files goes, and nothing else', () => {
  const [before, after] = ['<script id="gatsby-chunk-mapping">', '</script><script src="/app-1.js" async></script>'];
  const map = String.raw`window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"component---a\":[]}";`;
  expect(withShortMap(before + map + after)).toBe(`${before}window.___chunkMapping={};${after}`);
});
