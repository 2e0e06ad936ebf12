import { fixedPages } from '../../src/content/fixedPages';
import { addressOfPage, pageOfRole } from '../../src/domain/pages/addresses';
import { languages } from '../../src/site';
import { roomRoutes } from './content/routes';
import { sample, sampleRoutes, widths } from './sampling';
import { offers } from './content/hotel';

it.each([
  ...fixedPages('.')
    .map(addressOfPage)
    .filter((route) => route !== '/404')
    .map((route) => [route, [route]] as const),
  ['a room', roomRoutes] as const,
  ['an offer', offers.flatMap(({ path }) => path ?? [])] as const,
  ['a page of a role', Object.values(pageOfRole).flatMap((path) => path ?? [])] as const,
])('has %s', (_, paths) => {
  expect(sampleRoutes.filter((route) => paths.includes(route))).not.toEqual([]);
});

it('has each language at each width', () => {
  const pairs = new Set(sample.map(({ language, viewport }) => `${language} ${viewport.width}`));
  expect([...pairs].sort()).toEqual(languages.flatMap((language) => widths.map((width) => `${language} ${width}`)).sort());
});
