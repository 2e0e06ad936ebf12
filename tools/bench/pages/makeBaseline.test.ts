import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { makeBaseline, withoutScripts } from './makeBaseline';

test('pages lose their scripts, pictures and styles stay, and script files and page data are left out', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  const files = {
    'index.html': '<p>home</p><script>run()</script>',
    'quartos/luxo/index.html': '<p>room</p><script src="/app.js"></script>',
    'static/a/b/photo.avif': 'photo',
    'fonts/fonts.css': '@font-face{}',
    'app.js': 'run()',
    'app.js.map': '{}',
    'page-data/index/page-data.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  const baseline = await makeBaseline(folder);
  try {
    const read = (name: string) => fs.readFileSync(path.join(baseline, name), 'utf8');
    expect(read('index.html')).toBe('<p>home</p>');
    expect(read('quartos/luxo/index.html')).toBe('<p>room</p>');
    expect(read('static/a/b/photo.avif')).toBe('photo');
    expect(read('fonts/fonts.css')).toBe('@font-face{}');
    for (const gone of ['app.js', 'app.js.map', 'page-data']) expect(fs.existsSync(path.join(baseline, gone))).toBe(false);
    expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(files['index.html']);
  } finally {
    for (const made of [folder, baseline]) fs.rmSync(made, { recursive: true });
  }
});

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
