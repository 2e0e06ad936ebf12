import { withoutChunkMap } from './WithoutChunkMap';

test('of Gatsby’s scripts the list of files goes, and nothing else', () => {
  const map = String.raw`
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"component---a\":[]}";
          </script>
        `;
  const others = '<script>window.___webpackCompilationHash="a";</script><script src="/app-1.js" async></script>';
  expect(withoutChunkMap(map + others)).toBe(others);
});
