import { localizedPath } from '../../domain/i18n/localizedPath';
import { environment } from '../../environment';
import { languages, languageTags } from '../../site';
import { picturesIn, sitemap } from './sitemap';

const { siteUrl } = environment();

test('a page is listed once per language, with all alternates including itself', () => {
  const text = sitemap([{ path: '/resort', language: 'en', pictures: [] }]);
  expect(text.match(/<loc>/g)).toHaveLength(1);
  expect(text).toContain(`<loc>${siteUrl}/en/resort</loc>`);
  expect([...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, address]) => [tag, address])).toEqual([
    ...languages.map((language) => [languageTags[language], siteUrl + localizedPath('/resort', language)]),
    ['x-default', `${siteUrl}/resort`],
  ]);
  expect(text).not.toContain('lastmod');
});

test('an entry has the pictures of its page, each once', () => {
  const html = '<img alt="a" src="/static/1/a.jpg"/><img src="/static/2/b&c.jpg"><img src="/icon.svg"/><img data-x="" src="/static/1/a.jpg"/>';
  expect(picturesIn(html)).toEqual(['/static/1/a.jpg', '/static/2/b&c.jpg']);
  expect(sitemap([{ path: '/', language: 'pt', pictures: picturesIn(html) }])).toContain(`<image:loc>${siteUrl}/static/2/b&amp;c.jpg</image:loc>`);
});
