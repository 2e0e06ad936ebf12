import { bytesOf, kindOf } from './traffic';

test.each([
  ['text/html; charset=utf-8', 'html'],
  ['text/css', 'css'],
  ['text/javascript', 'js'],
  ['application/javascript', 'js'],
  ['font/woff2', 'fonts'],
  ['image/avif', 'images'],
  ['image/svg+xml', 'images'],
  ['video/mp4', 'films'],
  ['application/json', 'data'],
  ['application/manifest+json', 'data'],
  ['', 'other'],
])('%s is of the kind %s', (contentType, kind) => {
  expect(kindOf(contentType)).toBe(kind);
});

test('bytes are summed by kind and in total, prefetched script separately as well', () => {
  expect(
    bytesOf([
      { kind: 'html', bytes: 10, prefetched: false },
      { kind: 'js', bytes: 100, prefetched: false },
      { kind: 'js', bytes: 20, prefetched: true },
      { kind: 'data', bytes: 3, prefetched: true },
    ]),
  ).toMatchObject({ html: 10, js: 120, data: 3, images: 0, total: 133, prefetchedScript: 20 });
});
