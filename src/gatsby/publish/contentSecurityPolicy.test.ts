import { hashSource, inlineHashes } from './contentSecurityPolicy';

test('a hash is what browsers compute', () => {
  // The example of CSP Level 3, section 8.4.
  expect(hashSource('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='");
});

test('styles and executed scripts of all pages have hashes, each once', () => {
  const pages = [
    '<head><style data-href="/a.css">a{}</style></head><body><script>one()</script><template><script id="x">two()</script></template></body>',
    '<style>a{}</style><style>b{}</style><script type="module">three()</script><script data-page="/">one()</script>',
  ];
  expect(inlineHashes(pages)).toEqual({ scripts: ['one()', 'two()', 'three()'].map(hashSource).sort(), styles: ['a{}', 'b{}'].map(hashSource).sort() });
});

test('data and external scripts have none', () => {
  const page = '<script type="application/ld+json">{"@type":"Resort"}</script><script src="/app.js" async></script><script async src="/b.js"></script>';
  expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] });
});

test('line breaks and special characters are part of the content', () => {
  expect(inlineHashes(['<script\n  id="map"\n>\n  window.a = "<b>";\n</script>']).scripts).toEqual([hashSource('\n  window.a = "<b>";\n')]);
});
