/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { hourPicturesOf } from '../../../tests/support/content/pictures';
import { daily, sameAllYear } from '../../../tests/support/fixtures/placeHours';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { type TimeOfDay, timesOfDay } from '../../domain/sky/timesOfDay';
import { ResortDay } from './ResortDay';

const place = (slug: string, name: string, to: string, ...hours: ReturnType<typeof daily<Queries.HoursFragment['service']>>[]) => ({
  slug,
  name,
  to,
  ...sameAllYear,
  hours,
});
const places = [
  place('clube', 'Clube de praia', '/estrutura#clube', daily('10:00', '19:00')),
  place('quadras', 'Quadras', '/estrutura#quadras'),
  place('casa-grande', 'Casa Grande', '/gastronomia#casa-grande', daily('07:00', '10:00', 'breakfast'), daily('19:00', '23:00', 'dinner')),
  place('lobby', 'Lobby bar', '/gastronomia#drinques', daily('09:00', '01:00')),
];
const hotel = { coordinates: null, coastCoordinates: { latitude: -24, longitude: -46.3 } };
const dayOf = (...shown: TimeOfDay[]) => ({
  title: 'Um dia inteiro',
  lead: 'Só o sol trabalha.',
  hours: hourPicturesOf(...shown),
});
const view = (day = dayOf(...timesOfDay)) => <ResortDay day={day} places={places} hotel={hotel} />;

const fetchHead = jest.fn<Promise<Response>, [address: string, request: { method: string }]>();
const connectionIs = (connection: object) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** Christmas Eve at the hotel: sunrise at about 5h15, sunset at about 18h55. */
async function openAt(time: string) {
  jest.useFakeTimers({ now: new Date(`2026-12-24T${time}:00-03:00`), advanceTimers: true });
  renderIn('pt', view());
  return screen.findByRole('slider', { name: 'Hora do dia: mova o sol' });
}
const fetched = () => screen.queryAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt')?.replace('Vê-se ', ''));
const comes = (timeOfDay: TimeOfDay) => fireEvent.load(screen.getByAltText(`Vê-se ${timeOfDay}`));
const moveTo = (timeOfDay: TimeOfDay) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(timesOfDay.indexOf(timeOfDay)) } });
const rows = (heading: string) => {
  const list = screen.getByRole(heading.includes('aberto') ? 'status' : 'heading', { name: heading.includes('aberto') ? '' : heading }).nextElementSibling;
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => [heard(row), within(row).getByRole('link').getAttribute('href')]);
};

beforeEach(() => {
  mockIntersectionObserver('near');
  connectionIs({ effectiveType: '4g' });
  Object.defineProperty(globalThis, 'fetch', { value: fetchHead, configurable: true });
});

test('starts at the current hour at the hotel, and loads its picture only', async () => {
  const slider = await openAt('15:20');
  expect(slider.getAttribute('aria-valuetext')).toBe('agora, 15 horas e 20, de tarde');
  expect(fetched()).toEqual(['afternoon']);
  expect(screen.getByText('Hoje o sol nasce por volta das 5h15 e se põe por volta das 18h55.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 lugares abertos');
  expect(rows('2 lugares abertos')).toEqual([
    ['Lobby baraté 1 hora da madrugada', '/gastronomia#drinques'],
    ['Clube de praiaaté 19 horas', '/estrutura#clube'],
  ]);
  expect(rows('A seguir')).toEqual([['Casa Grande, jantaràs 19 horas', '/gastronomia#casa-grande']]);
});

test('the slider changes the hour by the sun of the day, and a button returns to now', async () => {
  const slider = await openAt('15:20');
  comes('afternoon');
  fireEvent.focus(slider);
  expect(new Set(fetched())).toEqual(new Set(['afternoon', 'noon', 'sunset']));

  moveTo('sunset');
  expect(slider.getAttribute('aria-valuetext')).toBe('18 horas e 55, o sol se põe');
  expect(screen.queryByRole('img', { name: 'Vê-se sunset' })).toBeNull();
  comes('sunset');
  expect(screen.getByRole('img', { name: 'Vê-se sunset' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Vê-se afternoon' })).toBeNull();
  expect(screen.getByText('Legenda de sunset')).toBeTruthy();

  moveTo('night');
  expect(slider.getAttribute('aria-valuetext')).toBe('meia-noite, madrugada');
  expect(rows('1 lugar aberto')).toEqual([['Lobby baraté 1 hora da madrugada', '/gastronomia#drinques']]);
  expect(rows('A seguir')[0]).toEqual(['Casa Grande, café da manhãamanhã, 7 horas', '/gastronomia#casa-grande']);

  fireEvent.click(screen.getByRole('button', { name: 'Voltar para agora' }));
  expect(slider.getAttribute('aria-valuetext')).toBe('agora, 15 horas e 20, de tarde');
  expect(document.activeElement).toBe(slider);
});

test('the hour that was chosen is there again when the page is returned to', async () => {
  const slider = await openAt('13:00');
  moveTo('night');
  const text = slider.getAttribute('aria-valuetext');
  cleanup();
  renderIn('pt', view());
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe(text);
});

test('at four in the morning nothing is open, and what begins next is shown', async () => {
  await openAt('04:00');
  expect(fetched()).toEqual(['beforeDawn']);
  expect(screen.getByRole('status').textContent).toBe('Nada aberto a esta hora');
  expect(rows('A seguir')[0]).toEqual(['Casa Grande, café da manhãàs 7 horas', '/gastronomia#casa-grande']);
});

test('if a picture cannot be loaded, its text is shown with a retry button', async () => {
  await openAt('12:00');
  fireEvent.error(screen.getByAltText('Vê-se noon'));
  expect(fetched()).toEqual([]);
  expect(screen.getByText('Vê-se noon')).toBeTruthy();
  expect(screen.getByText(/A foto desta hora não carregou/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(fetched()).toEqual(['noon']);
  comes('noon');
  expect(screen.queryByText(/não carregou/)).toBeNull();
});

test('with data saver, no picture is loaded before a tap on a button with its size', async () => {
  connectionIs({ saveData: true });
  fetchHead.mockResolvedValue({ ok: true, headers: new Headers({ 'content-length': '240000' }) } as Response);
  const slider = await openAt('12:00');
  fireEvent.focus(slider);
  expect(fetched()).toEqual([]);
  expect(screen.getByText('Vê-se noon')).toBeTruthy();
  const show = await screen.findByRole('button', { name: 'Ver a foto (0,2 MB)' });
  expect(fetchHead).toHaveBeenCalledWith('/noon.avif', { method: 'HEAD' });
  fireEvent.click(show);
  expect(fetched()).toEqual(['noon']);
});

test('the server’s HTML has the afternoon and the hours of all places, and hydration matches', async () => {
  mockIntersectionObserver('far');
  const { html, differences, container } = await hydrateIn('pt', view());
  expect(html).toContain('Vê-se afternoon');
  expect(html).not.toContain('Vê-se noon');
  const list = within(container).getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Casa Grande', 'Lobby bar', 'Clube de praia']);
  expect(heard(list)).toContain('Jantardas 19 horas às 23 horas');
  expect(differences).toEqual([]);
});

test('renders nothing with fewer than two pictures', () => {
  const { container } = renderIn('pt', view(dayOf('afternoon')));
  expect(container.innerHTML).toBe('');
});
