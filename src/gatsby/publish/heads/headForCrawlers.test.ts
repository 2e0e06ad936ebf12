import { contentFacts } from '../../../../tests/support/content/publishedFacts';
import { publishedPages } from '../facts/publishedPages';
import { headForCrawlers, withHead } from './headForCrawlers';

const [home] = publishedPages(contentFacts().pt, 'pt');
if (!home) throw new Error('There is no page.');
const found = { hotelName: 'Costa Ipê', language: 'fr', image: { address: '/share/home.fr.0.jpg', alt: 'Mer' }, graph: [] } as const;

test('no text of content ends an attribute or the script of the data', () => {
  const graph = [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }];
  const { preview, data } = headForCrawlers({ ...home, title: '"><script>alert(1)</script>&amp;' }, { ...found, graph });
  const head = preview + data;
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('content="&quot;>&lt;script>alert(1)&lt;/script>&amp;amp;"');
});

test('a page has the link preview before its styles, also in place of that of an earlier build', () => {
  const built = '<html><head><title>Mer</title><style>p{}</style></head><body>og</body></html>';
  const first = withHead(built, headForCrawlers(home, found));
  const second = headForCrawlers(home, { ...found, image: { address: '/share/home.fr.1.jpg', alt: 'Mer' } });
  expect(withHead(first, second)).toBe(withHead(built, second));
  expect(withHead(built, second)).toBe(`<html><head><title>Mer</title>${second.preview}<style>p{}</style>${second.data}</head><body>og</body></html>`);
  expect(() => withHead('words', second)).toThrow('no head');
});
