/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../../tests/support/components/inLanguage';
import { hourPicturesOf } from '../../../../tests/support/content/pictures';
import { mockIntersectionObserver } from '../../../../tests/support/components/mockIntersectionObserver';
import { type TimeOfDay, timesOfDay } from '../../../domain/sky/daylight';
import { RoomBalcony } from './RoomBalcony';

const hotel = { coordinates: null, coastCoordinates: { latitude: -24, longitude: -46.3 } };
const view = (...shown: readonly TimeOfDay[]) => (
  <RoomBalcony room={{ name: 'Luxo Varanda', panorama: null, balconyHours: hourPicturesOf(...shown) }} hotel={hotel} />
);

beforeEach(() => {
  mockIntersectionObserver('near');
  jest.useFakeTimers({ now: new Date('2026-12-24T15:20:00-03:00'), advanceTimers: true });
});

test('starts at the current hour at the hotel, and another can be chosen and left again', async () => {
  renderIn('pt', view(...timesOfDay));
  expect(screen.getByRole('region', { name: 'Da varanda, hora a hora' })).toBeTruthy();
  const slider = await screen.findByRole('slider', { name: 'Hora do dia: mova o sol' });
  expect(slider.getAttribute('aria-valuetext')).toBe('agora, 15 horas e 20, de tarde');
  expect(screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'))).toEqual(['Vê-se afternoon']);
  // the picture of a time of day, not of 15h20
  expect(screen.queryByText('Legenda de afternoon')).toBeNull();
  expect(Number(slider.getAttribute('value'))).toBeLessThan(timesOfDay.indexOf('afternoon'));
  expect(screen.getByText('Hoje o sol nasce por volta das 5h15 e se põe por volta das 18h55.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();

  fireEvent.change(slider, { target: { value: String(timesOfDay.indexOf('sunset')) } });
  fireEvent.load(screen.getByAltText('Vê-se sunset'));
  expect(slider.getAttribute('aria-valuetext')).toBe('18 horas e 55, o sol se põe');
  expect(screen.getByRole('img', { name: 'Vê-se sunset' })).toBeTruthy();
  expect(screen.getByText('Legenda de sunset')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Voltar para agora' }));
  expect(slider.getAttribute('aria-valuetext')).toBe('agora, 15 horas e 20, de tarde');
  expect(document.activeElement).toBe(slider);
});

test('the server’s HTML has the afternoon only, and hydration matches', async () => {
  mockIntersectionObserver('far');
  const { html, differences } = await hydrateIn('fr', view('noon', 'afternoon', 'sunset'));
  expect(html).toContain('Du balcon, heure par heure');
  expect(html).toContain('Vê-se afternoon');
  expect(html).not.toContain('Vê-se noon');
  expect(html).not.toContain('type="range"');
  expect(differences).toEqual([]);
});

test.each([
  ['null', null],
  ['an empty list', []],
  ['a single picture', hourPicturesOf('noon')],
])('renders nothing for a room with %s', (_, balconyHours) => {
  const { container } = renderIn('pt', <RoomBalcony room={{ name: 'Luxo Varanda', panorama: null, balconyHours }} hotel={hotel} />);
  expect(container.innerHTML).toBe('');
});
