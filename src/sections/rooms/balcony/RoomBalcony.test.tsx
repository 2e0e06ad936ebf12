/** @jest-environment jsdom */
import { hydrateIn, renderIn } from '../../../../tests/support/components/inLanguage';
import { hourPicturesOf } from '../../../../tests/support/content/pictures';
import { mockIntersectionObserver } from '../../../../tests/support/components/mockIntersectionObserver';
import { type TimeOfDay } from '../../../domain/sky/timesOfDay';
import { RoomBalcony } from './RoomBalcony';

const hotel = { coordinates: null, coastCoordinates: { latitude: -24, longitude: -46.3 } };
const view = (...shown: readonly TimeOfDay[]) => (
  <RoomBalcony room={{ name: 'Luxo Varanda', panorama: null, balconyHours: hourPicturesOf(...shown) }} hotel={hotel} />
);

beforeEach(() => {
  mockIntersectionObserver('near');
  jest.useFakeTimers({ now: new Date('2026-12-24T15:20:00-03:00'), advanceTimers: true });
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
