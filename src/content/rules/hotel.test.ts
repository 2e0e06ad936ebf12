import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { coordinates } from './hotel';

const at = (latitude: number, longitude: number) => ({ changed: { 'site.json': (site: Data) => (site.coordinates = { latitude, longitude }) } });

it('notes what is missing without coordinates', async () => {
  expect(await complaintsOf(coordinates)).toEqual([
    'note content/site.json coordinates: they are not given; the contact page shows no way to the hotel until they are',
  ]);
});

it('accepts a point on the coast of São Paulo', async () => {
  expect(await complaintsOf(coordinates, at(-23.9931, -46.2564))).toEqual([]);
});

it.each([
  ['changed over', -46.2564, -23.9931],
  ['without a sign', 23.9931, 46.2564],
  ['nowhere', 0, 0],
])('reports coordinates that are %s', async (_, latitude, longitude) => {
  expect(await complaintsOf(coordinates, at(latitude, longitude))).toEqual([
    expect.stringMatching(/^fault content\/site\.json coordinates: .* does not lie in Brazil; give latitude and longitude/),
  ]);
});

it('reports a coast outside Brazil, and accepts null', async () => {
  const coast = (place: object | null) => ({
    changed: { 'site.json': (site: Data) => Object.assign(site, { coordinates: { latitude: -23.9931, longitude: -46.2564 }, coastCoordinates: place }) },
  });
  expect(await complaintsOf(coordinates, coast({ latitude: 24, longitude: -46.3 }))).toEqual([
    expect.stringMatching(/^fault content\/site\.json coastCoordinates: 24, -46\.3 does not lie in Brazil; give latitude and longitude/),
  ]);
  expect(await complaintsOf(coordinates, coast(null))).toEqual([]);
});
