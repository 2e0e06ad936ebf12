import { withoutScripts } from './withoutScripts';

test('all scripts are removed, deferred, inline or modules, with what is preloaded for them', () => {
  const html =
    '<head><script type="module">document.documentElement.classList.add("held")</script>' +
    '<link rel="preload" href="/a.js" as="script"/><link as="fetch" rel="preload" href="/page-data.json"/><link rel="modulepreload" href="/b.js"/></head>' +
    '<body><p>words</p><template id="gatsby-scripts"><!-- slice --><script>window.x="</p>"</script><script src="/app.js" async></script></template>' +
    '<script>(function loader(){if(1<2)return})()</script></body>';
  expect(withoutScripts(html)).toBe('<head></head><body><p>words</p></body>');
});

test('styles, pictures, their preloads, data for search engines and noscript stay', () => {
  const html =
    '<head><style>.below-fold-clipped main{clip-path:none}</style><link rel="preload" as="image" href="/hero.avif"/><link rel="stylesheet" href="/a.css"/>' +
    '<noscript><link rel="stylesheet" href="/fonts/fonts.css"/></noscript><script type="application/ld+json">{"@type":"Hotel"}</script></head>' +
    '<body><template><p>not of the loader</p></template><img src="/hero.jpg" alt="1 > 0"/></body>';
  expect(withoutScripts(html)).toBe(html);
});

test('event handler attributes are removed, text that looks like one stays', () => {
  expect(withoutScripts('<link rel="stylesheet" href="/a.css" media="print" onload="this.media=\'all\'"/><p title="on time">onload="x"</p>')).toBe(
    '<link rel="stylesheet" href="/a.css" media="print"/><p title="on time">onload="x"</p>',
  );
});
