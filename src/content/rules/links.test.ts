import { complaintsAbout } from '../../../tests/support/content/content';
import { redirects } from '../../domain/pages/redirects';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { links } from './links';

const places = {
  'rooms/mar.json': { slug: 'mar' },
  'offers/festa.json': { slug: 'festa', path: '/festa' },
  'facilities/clube-de-praia.json': { slug: 'clube-de-praia' },
};
const announcing = (path: string) => complaintsAbout(links, { ...places, 'announcements/festa.json': { slug: 'festa', path } });

it('knows fixed pages, rooms, offers, redirects and places within pages', async () => {
  for (const path of ['/', '/festa', '/quartos/mar', redirects[0]?.from ?? '/', '/estrutura#clube-de-praia', `/#${bookingCardId}`])
    expect(await announcing(path)).toEqual([]);
});

it.each([
  ['/gastronomias', 'there is no page /gastronomias; did you mean “/gastronomia”?'],
  ['/quartos/mer', 'there is no page /quartos/mer; did you mean “/quartos/mar”?'],
  ['/estrutura#clube-da-praia', 'nothing on the site is called #clube-da-praia; did you mean “clube-de-praia”?'],
])('reports the link %s, which has no target, and suggests one', async (path, text) => {
  expect(await announcing(path)).toEqual([`fault content/announcements/festa.json path: ${text}`]);
});

it('checks the navigation', async () => {
  expect(await complaintsAbout(links, { 'navigation.json': { menu: [[{ path: '/' }], [{ path: '/resort' }, { path: '/evento' }]], footer: [] } })).toEqual([
    'fault content/navigation.json menu.1.1.path: there is no page /evento; did you mean “/eventos”?',
  ]);
});

it('reports a link of the footer that has no words, and none in the menu', async () => {
  const menu = [[{ path: '/resort', label: { pt: 'O resort' } }], []];
  const footer = [{ slug: 'casa', entries: [{ path: '/resort' }, { path: '/eventos' }] }];
  expect(await complaintsAbout(links, { 'navigation.json': { menu, footer } })).toEqual([
    'fault content/navigation.json footer.0.entries.1.label: it leads to a page, and its link has no words; write them, or take “path” out',
  ]);
});

it('reports a package without target', async () => {
  expect(await complaintsAbout(links, { 'packages.json': { items: [{ path: null, stay: null }] } })).toEqual([
    'fault content/packages.json items.0: it has neither a page nor a stay, so it leads nowhere; give it a “path” or a “stay”',
  ]);
});

it('reports a link of a text that has no words', async () => {
  expect(await complaintsAbout(links, { 'offers/festa.json': { slug: 'festa', path: null, parts: [{ path: '/resort' }] } })).toEqual([
    'fault content/offers/festa.json parts.0.action: it leads to a page, and its link has no words; write them, or take “path” out',
  ]);
});

it('reports a fragment of a section that is left out with what is illustrative', async () => {
  const site = (showIllustrative: boolean) => ({
    'announcements/festa.json': { slug: 'festa', path: '/resort#amostra' },
    'pages/resort.json': { path: '/resort', sections: [{ slug: 'amostra', illustrative: true }] },
    'site.json': { showIllustrative },
  });
  expect(await complaintsAbout(links, site(true))).toEqual([]);
  expect(await complaintsAbout(links, site(false))).toEqual([expect.stringContaining('nothing on the site is called #amostra')]);
});
