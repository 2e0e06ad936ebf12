import { hourPictures } from '../../../src/gatsby/content/rules/pictures';
import { complaintsOf, type Data } from '../../support/content';

const hour = (light: string) => ({ light, picture: { file: './images/resort/fachada-piscina.jpg', alt: { pt: 'A piscina' } } });
const day = (...lights: string[]) => ({ changed: { 'resort-day.json': (file: Data) => (file.hours = lights.map(hour)) } });
const balcony = (...lights: string[]) => ({
  changed: { 'rooms/luxo.json': (file: Data) => Object.assign(file, { balcony: true, balconyHours: lights.map(hour) }) },
});

it('notes that without pictures the page shows no day', async () => {
  expect(await complaintsOf(hourPictures, day())).toEqual([
    'note content/resort-day.json hours: no pictures are given; the page of the resort shows no day until they are',
  ]);
});

it('accepts two lights in any order', async () => {
  expect(await complaintsOf(hourPictures, day('sunset', 'noon'))).toEqual([]);
});

it('warns of a single one', async () => {
  expect(await complaintsOf(hourPictures, day('noon'))).toEqual([
    'warning content/resort-day.json hours: a single picture shows no day; give it a second light, or take it out; until then nothing is shown',
  ]);
});

it('reports a light that occurs twice', async () => {
  expect(await complaintsOf(hourPictures, day('noon', 'sunset', 'noon'))).toEqual([
    'fault content/resort-day.json hours.2.light: the light “noon” stands already at hours.0; give each picture another light',
  ]);
});

it.each([[null], [undefined]])('accepts a room without balcony view: %s', async (balconyHours) => {
  expect(await complaintsOf(hourPictures, { changed: { 'rooms/luxo.json': (file) => (file.balconyHours = balconyHours) } })).toEqual([]);
  expect(await complaintsOf(hourPictures, balcony())).toEqual([]);
});

it('applies the same rules to the view from a balcony', async () => {
  expect(await complaintsOf(hourPictures, balcony('sunset', 'noon'))).toEqual([]);
  expect(await complaintsOf(hourPictures, balcony('noon'))).toEqual([
    'warning content/rooms/luxo.json balconyHours: a single picture shows no day; give it a second light, or take it out; until then nothing is shown',
  ]);
  expect(await complaintsOf(hourPictures, balcony('noon', 'noon'))).toEqual([
    'fault content/rooms/luxo.json balconyHours.1.light: the light “noon” stands already at balconyHours.0; give each picture another light',
  ]);
});

it('warns of a balcony view of a room without a balcony', async () => {
  const changed = { 'rooms/luxo.json': (file: Data) => Object.assign(file, { balcony: null, balconyHours: ['noon', 'sunset'].map(hour) }) };
  expect(await complaintsOf(hourPictures, { changed })).toEqual([
    'warning content/rooms/luxo.json balcony: the page shows the view from a balcony, and its facts name none; set balcony to true, or take balconyHours out',
  ]);
});
