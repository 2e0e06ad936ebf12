import { bytesOf, kindOf } from './bytes';

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

test('bytes by kind and in all, script fetched ahead apart as well', () => {
  expect(
    bytesOf([
      { kind: 'html', bytes: 10, ahead: false },
      { kind: 'js', bytes: 100, ahead: false },
      { kind: 'js', bytes: 20, ahead: true },
      { kind: 'data', bytes: 3, ahead: true },
    ]),
  ).toMatchObject({ html: 10, js: 120, data: 3, images: 0, total: 133, scriptAhead: 20 });
});
