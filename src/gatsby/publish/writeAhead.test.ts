import { aheadOf } from './writeAhead';

const picture = (attributes: string) => `<picture><source srcSet="/a.avif 400w" sizes="100vw"/><img src="/a.jpg" alt="" ${attributes}/></picture>`;

const chunks = { 'component---src-pages-resort-tsx': ['/static/all.js', '/static/resort.js'] };
const ahead = (html: string) => aheadOf(html, { chunks, weigh: (script) => script.length * 100 });

test('the first picture of a page is taken whole, and told to take its time', () => {
  const html = `<main>${picture('loading="lazy"')}<div>${picture('fetchPriority="high" data-first="" style="color:red"')}</div>${picture('loading="lazy"')}</main>`;
  expect(ahead(html)).toBe(picture('fetchpriority="low" data-first="" style="color:red"'));
});

test('a page that begins with words has none', () => {
  expect(ahead(`<main><p>data-first</p>${picture('loading="lazy"')}</main>`)).toBe('');
});

test('the scripts of a page are named with their weight', () => {
  const html = `<main>${picture('data-first=""')}</main><script data-page="/resort" data-chunk="component---src-pages-resort-tsx"></script>`;
  expect(ahead(html)).toBe(`<data value="1400">/static/all.js</data><data value="1700">/static/resort.js</data>${picture('data-first=""')}`);
});
