import { firstPictureOf } from '../../../../src/gatsby/publish/writeFirstPictures';

const picture = (attributes: string) => `<picture><source srcSet="/a.avif 400w" sizes="100vw"/><img src="/a.jpg" alt="" ${attributes}/></picture>`;

test('the first picture of a page is taken whole, and told to take its time', () => {
  const html = `<main>${picture('loading="lazy"')}<div>${picture('fetchPriority="high" data-first="" style="color:red"')}</div>${picture('loading="lazy"')}</main>`;
  expect(firstPictureOf(html)).toBe(picture('fetchpriority="low" data-first="" style="color:red"'));
});

test('a page that begins with words has none', () => {
  expect(firstPictureOf(`<main><p>data-first</p>${picture('loading="lazy"')}</main>`)).toBe('');
});
