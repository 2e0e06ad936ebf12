/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { differsOn, renovation, sameAllYear } from '../../../tests/support/fixtures/placeHours';
import { say } from '../../../tests/support/content/messages';
import { weekdays } from '../../domain/time/plainDate';
import type { Dining } from './DiningPanel';
import { DiningTabs } from './DiningTabs';
import { useOpenFirst } from './GastronomySections';

const place = (slug: string, name: string, rest: Partial<Dining> = {}): Dining => ({
  slug,
  name,
  summary: `${name} em uma linha.`,
  description: `${name} em mais linhas.`,
  hours: [],
  ...sameAllYear,
  facts: [],
  pictures: [pictureOf(slug), pictureOf('terraco')],
  reservable: true,
  chef: null,
  menuAddress: null,
  menuFile: null,
  menu: null,
  ...rest,
});
const daily = [...weekdays];
const dish = { text: null, marks: null, price: null, signature: null };
const menu: Dining['menu'] = {
  illustrative: true,
  sections: [
    {
      name: 'Clássicos',
      dishes: [
        { ...dish, name: 'Negroni', marks: ['vegan', 'spicy'], price: 48 },
        { ...dish, name: 'Caipirinha', text: 'cachaça e limão', signature: true },
      ],
    },
  ],
};
const restaurants = [
  place('thai', 'Thai', { hours: [{ service: 'open', days: ['thu', 'sat'], opens: '19:00', closes: '24:00' }] }),
  place('vila-rica', 'Vila Rica', { menuAddress: 'https://menu.example/vila-rica', chef: 'Ana Prado' }),
];
const meals = [{ ...place('drinques', 'Drinques', { reservable: false }), listsBars: true }];
const bars = [place('lobby-bar', 'Lobby bar', { menu, hours: [{ service: 'open', days: daily, opens: '09:00', closes: '01:00' }] })];
const view = <DiningTabs restaurants={restaurants} meals={meals} bars={bars} barsInAll={3} />;

const panel = () => within(screen.getByRole('tabpanel'));
const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

beforeEach(() => {
  window.history.replaceState(null, '', '/gastronomia#thai');
  jest.useFakeTimers({ now: new Date('2026-08-08T20:00:00-03:00'), advanceTimers: true }); // a Saturday
});

test('each tab shows whether its place is open now; drinks are if any bar is', () => {
  renderIn('pt', view);
  expect(screen.getAllByRole('tab').map(heard)).toEqual(['Todas as mesas', 'Thaiaberto até meia-noite', 'Vila Rica', 'Drinquesaberto até 1 hora da madrugada']);
});

test('asks for the menu by WhatsApp, with a composed message', () => {
  renderIn('pt', view);
  expect(messageOf(panel().getByRole('link', { name: /^Cardápio por WhatsApp/ }))).toBe('Olá, poderiam me enviar o cardápio? Thai.');
});

test.each([
  ['pt', 'Olá, gostaria de reservar uma mesa: Thai.\nDia: quinta-feira, 24/12/2026\nHora: 20h30\nPessoas: 4'],
  [
    'en',
    'Hello, I would like to book a table: Thai.\nDay: Thursday, 24/12/2026\nTime: 8:30\u00a0pm\nPeople: 4\n\nPara a recepção: hóspede escreve em inglês. Mesa: Thai. Dia: quinta-feira, 24/12/2026. Hora: 20h30. Pessoas: 4.',
  ],
  [
    'fr',
    'Bonjour, je souhaite réserver une table\u00a0: Thai.\nJour\u00a0: jeudi, 24/12/2026\nHeure\u00a0: 20\u00a0h\u00a030\nPersonnes\u00a0: 4\n\nPara a recepção: hóspede escreve em francês. Mesa: Thai. Dia: quinta-feira, 24/12/2026. Hora: 20h30. Pessoas: 4.',
  ],
] as const)('a table in the address is used for the message, in %s', async (language, expected) => {
  window.history.replaceState(null, '', '/gastronomia?dia=2026-12-24&hora=20:30&pessoas=4#thai');
  const { user } = renderIn(language, view);
  await user.click(panel().getByRole('button', { name: new RegExp(say(language, 'gastronomy', 'reserve')) }));
  expect(messageOf(await screen.findByRole('link', { name: new RegExp(`^${say(language, 'table', 'send')}`) }))).toBe(expected);
});

test('the fields of a table are open again when the page is returned to', async () => {
  const { user, unmount } = renderIn('pt', view);
  await user.click(panel().getByRole('button', { name: /^Reservar mesa/ }));
  unmount();
  renderIn('pt', view);
  expect(
    panel()
      .getByRole('button', { name: /^Reservar mesa/ })
      .getAttribute('aria-expanded'),
  ).toBe('true');
  expect(await screen.findByRole('group', { name: 'Pedido de mesa: Thai' })).toBeTruthy();
});

test.each([
  ['pt', 'fechado nesse dia, em reforma; reabre em 1º de abril, às 19h'],
  ['en', 'closed that day, em reforma; reopens on 1 April at 7 pm'],
  ['fr', 'fermé ce jour-là, em reforma ; rouvre le 1er avril à 19 h'],
] as const)('a day that is closed for a while says why, and when it opens again, in %s', async (language, text) => {
  window.history.replaceState(null, '', '/gastronomia?dia=2027-02-04&hora=20:30#thai');
  const closed = [place('thai', 'Thai', { hours: restaurants[0]?.hours ?? [], ...differsOn(renovation) })];
  const { user } = renderIn(language, <DiningTabs restaurants={closed} meals={[]} bars={[]} barsInAll={0} />);
  await user.click(screen.getByRole('button', { name: new RegExp(say(language, 'gastronomy', 'reserve')) }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a restaurant that is closed for a while says so on its tab, and in its panel when it opens again', () => {
  jest.setSystemTime(new Date('2027-02-04T20:00:00-03:00')); // a Thursday
  const closed = [place('thai', 'Thai', { hours: restaurants[0]?.hours ?? [], ...differsOn(renovation) })];
  renderIn('pt', <DiningTabs restaurants={[...closed, ...restaurants.slice(1)]} meals={[]} bars={[]} barsInAll={0} />);
  expect(screen.getByRole('tab', { name: /^Thai/ }).textContent).toBe('Thaifechado, em reforma, até 31 de março');
  expect(panel().getByText('fechado, em reforma, até 31 de março; reabre em 1º de abril, às 19h')).toBeTruthy();
});

test('a menu opens on the page, and is open again when the page is returned to; its signature is told before', async () => {
  window.history.replaceState(null, '', '/#drinques');
  const { user, unmount } = renderIn('pt', view);
  expect(panel().getByText('Caipirinha', { selector: 'p:not(li p) b' }).parentElement?.textContent).toBe('Especialidade da casaCaipirinhacachaça e limão');
  expect(panel().queryByRole('link', { name: /Cardápio/ })).toBeNull();
  const details = () => panel().getByText('Cardápio').closest('details');
  expect(details()?.open).toBe(false);
  await user.click(panel().getByText('Cardápio'));
  await waitFor(() => expect(window.history.state).toHaveProperty(['opened', 'menu-lobby-bar'], true));
  expect(
    panel()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Negronivegano, picanteR$\u00a048,00', 'Caipirinhacachaça e limão']);
  expect(screen.getByText('Nos cardápios, o que está sem preço é ilustrativo.')).toBeTruthy();
  unmount();
  renderIn('pt', view);
  expect(details()?.open).toBe(true);
});

test('of a long menu each part is behind a line of its own, with how many dishes it has', () => {
  const dishes = (part: string, count: number) => Array.from({ length: count }, (_, index) => ({ ...dish, name: `${part} ${index}` }));
  const long = {
    illustrative: null,
    sections: [
      { name: 'Entradas', dishes: dishes('Entrada', 40) },
      { name: 'Doces', dishes: dishes('Doce', 40) },
    ],
  };
  renderIn('pt', <DiningTabs restaurants={[place('thai', 'Thai', { menu: long })]} meals={[]} bars={[]} barsInAll={0} />);
  expect([...document.querySelectorAll('details summary')].map(({ textContent }) => textContent)).toEqual(['Cardápio Thai', 'Entradas 40', 'Doces 40']);
  expect(screen.queryByText(/ilustrativos/)).toBeNull();
});

test('the button leads to the digital menu if there is one', () => {
  window.history.replaceState(null, '', '#vila-rica');
  renderIn('en', view);
  expect(
    panel()
      .getByRole('link', { name: /^Digital menu/ })
      .getAttribute('href'),
  ).toBe('https://menu.example/vila-rica');
  expect(panel().queryByText(/on request/)).toBeNull();
});

test('a menu that is a file has a link with its size, and nobody asks for it; a bar’s stands where drinks do', () => {
  window.history.replaceState(null, '', '#thai');
  const menuFile = { base: 'carta.pdf', size: '1,2 MB' };
  renderIn(
    'pt',
    <DiningTabs restaurants={[place('thai', 'Thai', { menuFile })]} meals={meals} bars={[place('lobby-bar', 'Lobby bar', { menuFile })]} barsInAll={1} />,
  );
  const links = screen.getAllByRole('link', { name: /^Cardápio/, hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(['Cardápio Thai (PDF, 1,2 MB)', 'Cardápio Lobby bar (PDF, 1,2 MB)']);
  expect(links[0]?.getAttribute('href')).toBe('/arquivos/carta.pdf');
});

test('drinks have the bars with their hours and no reservation; a line below asks for the others', () => {
  window.history.replaceState(null, '', '#drinques');
  renderIn('pt', view);
  expect(panel().getByRole('heading', { level: 3, name: 'Lobby bar' })).toBeTruthy();
  expect(panel().getByText('9h–1h')).toBeTruthy();
  expect(messageOf(screen.getByRole('link', { name: /^Pergunte à casa/ }))).toBe('Olá. Quando abrem os outros 2 bares?');
  expect(panel().queryByRole('link', { name: /^Reservar mesa/ })).toBeNull();
});

test('the address of a bar opens the panel that lists it; where no meal does, each bar has a tab of its own', () => {
  window.history.replaceState(null, '', '#lobby-bar');
  const { unmount } = renderIn('pt', view);
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Drinques/);
  unmount();
  renderIn('pt', <DiningTabs restaurants={restaurants} meals={[]} bars={bars} barsInAll={1} />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Lobby bar/);
});

test('until a tab is chosen every place shows, each with its first picture', () => {
  window.history.replaceState(null, '', '/gastronomia');
  const { container } = renderIn('pt', view);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/thai.jpg', '/vila-rica.jpg', '/drinques.jpg']);
});

test('the restaurants that are open or open next come first, as they were on arrival', () => {
  window.history.replaceState(null, '', '/gastronomia');
  jest.useFakeTimers({ now: new Date('2026-08-07T20:00:00-03:00'), advanceTimers: true }); // a Friday
  const open = (days: readonly ('thu' | 'fri' | 'sat')[]) => [{ service: 'open' as const, days: [...days], opens: '19:00', closes: '24:00' }];
  const friday = [place('thai', 'Thai', { hours: open(['thu', 'sat']) }), place('vila-rica', 'Vila Rica', { hours: open(['fri', 'sat']) })];
  const Ordered = () => <DiningTabs restaurants={useOpenFirst(friday)} meals={meals} bars={bars} barsInAll={3} />;
  renderIn('pt', <Ordered />);
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(order()).toEqual(['Vila Rica', 'Thai', 'Outros momentos à mesa', 'Drinques']);
  jest.setSystemTime(new Date('2026-08-08T01:00:00-03:00')); // Vila Rica has closed
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('tab', { name: /^Vila Rica/ }).textContent).toContain('abre');
  expect(order()).toEqual(['Vila Rica', 'Thai', 'Outros momentos à mesa', 'Drinques']);
});

test('the server’s HTML has every panel and does not depend on the time, and hydration matches', async () => {
  jest.useRealTimers();
  const { html, differences } = await hydrateIn('pt', view);
  for (const text of ['Thai em mais linhas.', 'Vila Rica em mais linhas.', 'Drinques em mais linhas.']) expect(html).toContain(text);
  expect(html).not.toContain('aberto até');
  expect(decodeURIComponent(html)).toContain('?text=Olá, gostaria de reservar uma mesa: Thai."');
  expect(differences).toEqual([]);
});
