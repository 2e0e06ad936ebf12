import { linksBesideMenu, menuGroup, nameOfPage, withPlainPages } from './navigation';

const link = (path: string, label: string) => ({ path, label });
const navigation = { menu: [[link('/resort', 'O\u00a0resort'), link('/eventos', 'Eventos')]], footer: [{ entries: [link('/resort', 'O resort')] }] };

test('a page has the name of its link in the footer, else in the menu', () => {
  expect(['/resort', '/eventos', '/natal'].map((path) => nameOfPage(navigation, path))).toEqual(['O resort', 'Eventos', null]);
});

test('beside the menu are the links of the footer that it has not', () => {
  const footer = [{ entries: [link('/resort', 'O resort'), link('/natal', 'Natal')] }, { entries: [link('/perguntas', 'Perguntas')] }];
  expect(linksBesideMenu({ ...navigation, footer }).map(({ path }) => path)).toEqual(['/natal', '/perguntas']);
});

test('a plain page has its link at the end of the group or column that it names, once', () => {
  const whole = { menu: [[{ path: '/a', label: 'A', collapsedLabel: 'A' }], []], footer: [{ slug: 'casa', entries: [{ path: '/horta', label: 'Horta' }] }] };
  const page = (slug: string, place: string) => ({ slug, link: { in: place, label: slug } });
  const { menu, footer } = withPlainPages(whole, [page('horta', 'casa'), page('pomar', 'casa'), page('mel', menuGroup(0)), { slug: 'nada', link: null }]);
  expect(menu.map((group) => group.map(({ path }) => path))).toEqual([['/a', '/mel'], []]);
  expect(footer[0]?.entries.map(({ path }) => path)).toEqual(['/horta', '/pomar']);
});

test('a link of the footer without words has those of the menu', () => {
  const menu = [[{ path: '/spa', label: 'Bem-estar', collapsedLabel: 'Bem-estar e spa' }]];
  const footer = [{ slug: 'casa', entries: [{ path: '/spa' }, { path: '/spa', label: 'Spa' }, { path: '/horta', label: null }] }];
  expect(withPlainPages({ menu, footer }, []).footer[0]?.entries.map(({ label }) => label)).toEqual(['Bem-estar', 'Spa', null]);
});
