import { complaintsAbout } from '../../../tests/support/content/content';
import { map } from './map';

const [club, thai] = [
  { slug: 'clube-de-praia', x: 0.59, y: 0.8 },
  { slug: 'thai', x: 0.7, y: 0.58 },
];
const reported = (...places: readonly object[]) =>
  complaintsAbout(map, { 'facilities/clube-de-praia.json': { slug: club.slug }, 'restaurants/thai.json': { slug: thai.slug }, 'map.json': { places } });

it('accepts a map whose places exist', async () => {
  expect(await reported(club, thai)).toEqual([]);
});

it('reports a place that no file is called', async () => {
  expect(await reported({ ...club, slug: 'clube-da-praia' }, thai)).toEqual([
    'fault content/map.json places.0.slug: no place of the content is called “clube-da-praia”; did you mean “clube-de-praia”?',
  ]);
});

it('accepts a place that is off the site', async () => {
  expect(await complaintsAbout(map, { 'restaurants/thai.json': { slug: thai.slug, archived: true }, 'map.json': { places: [thai] } })).toEqual([]);
});

it('warns of markers too close to tap apart', async () => {
  expect(await reported(club, { ...thai, x: 0.6, y: 0.78 })).toEqual([
    'warning content/map.json places.1: on a phone its marker covers that of “clube-de-praia”; move one of them a little aside',
  ]);
});
