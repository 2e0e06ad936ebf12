import { type Data, lines, mapFixture, today } from '../../../tests/support/content/content';
import { fileSchema } from '../kinds';
import { readContent } from '../read';
import { map } from './map';

interface MapData extends Data {
  places: { slug: string; x: number; y: number }[];
}

/** The rule's complaints about the map fixture with some changes, together with the hotel's own content. */
async function complaintsAfter(edit: (data: MapData) => void): Promise<string[]> {
  const data = mapFixture() as MapData;
  edit(data);
  const others = readContent('.').files.filter(({ kind }) => kind !== 'ResortMap');
  const files = [...others, { kind: 'ResortMap' as const, file: 'content/map.json', data: data as never }];
  return lines(await map({ root: '.', today, files: files.map((file) => ({ ...file, valid: fileSchema(file.kind).safeParse(file.data).success })) }));
}
const set = <Entry extends object>(entry: Entry | undefined, values: Partial<Entry>) => Object.assign(entry ?? {}, values);

it('accepts a map whose places exist', async () => {
  expect(await complaintsAfter(() => undefined)).toEqual([]);
});

it('has nothing to say of the hotel’s own map, if any', async () => {
  const { files } = readContent('.');
  expect(lines(await map({ root: '.', today, files: files.map((file) => ({ ...file, valid: true })) }))).toEqual([]);
});

it('reports a place that no file is called', async () => {
  expect(await complaintsAfter(({ places }) => set(places[0], { slug: 'clube-da-praia' }))).toEqual([
    'fault content/map.json places.0.slug: no place of the content is called “clube-da-praia”; did you mean “clube-de-praia”?',
  ]);
});

it('warns of markers too close to tap apart', async () => {
  expect(await complaintsAfter(({ places }) => set(places[1], { x: 0.6, y: 0.78 }))).toEqual([
    'warning content/map.json places.1: on a phone its marker covers that of “clube-de-praia”; move one of them a little aside',
  ]);
});
