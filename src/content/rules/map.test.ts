import { type Data, lines, mapFixture, today } from '../../../tests/support/content/content';
import { fileSchema } from '../kinds';
import { readContent } from '../read';
import { map } from './map';

interface MapData extends Data {
  pathsMeasured: boolean;
  places: { slug: string; x: number; y: number; node: string }[];
  starts: { node: string; name: object }[];
  paths: { from: string; to: string; metres: number }[];
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
const fault = (field: string, words: string) => [`fault content/map.json ${field}: ${words}`];

it('accepts a map whose places exist and are reachable', async () => {
  expect(await complaintsAfter(() => undefined)).toEqual([]);
});

it('on the hotel’s own map, if any, only notes that its paths are not measured yet', async () => {
  const { files } = readContent('.');
  const reported = lines(await map({ root: '.', today, files: files.map((file) => ({ ...file, valid: true })) }));
  expect(reported).toEqual(
    files.some(({ kind }) => kind === 'ResortMap')
      ? [
          'note content/map.json pathsMeasured: the hotel has not measured the paths; the map tells no minutes of walking; give the metres and write true once it has',
        ]
      : [],
  );
});

it.each<readonly [string, (data: MapData) => void, string[]]>([
  [
    'a place that no file is called',
    ({ places }) => set(places[0], { slug: 'clube-da-praia' }),
    fault('places.0.slug', 'no place of the content is called “clube-da-praia”; did you mean “clube-de-praia”?'),
  ],
  [
    'a place on a point that no path names',
    ({ places }) => set(places[0], { node: 'beech' }),
    fault('places.0.node', 'no path leads to “beech”; did you mean “beach”?'),
  ],
  [
    'a start on a point that no path names',
    ({ starts }) => set(starts[1], { node: 'chalet' }),
    fault('starts.1.node', 'no path leads to “chalet”; did you mean “chalets”?'),
  ],
  [
    'a path without end: its place is reached from nowhere, and it hangs together with nothing',
    ({ paths }) => set(paths[2], { from: 'pond' }),
    [
      ...fault('places.0.node', 'there is no way from “Recepção” to “beach”; add the path that is missing, or correct the name of a point'),
      ...fault('paths.2', 'the path from “pond” to “beach” hangs together with no other; correct the name of one of its ends, or take it away'),
    ],
  ],
  [
    'a path from a point to itself',
    ({ paths }) => paths.push({ from: 'pool', to: 'pool', metres: 1 }),
    fault('paths.5', 'it leads from “pool” to itself; give it another end, or take it away'),
  ],
  [
    'a path that is there the other way round',
    ({ paths }) => paths.push({ from: 'beach', to: 'pool', metres: 80 }),
    fault('paths.5', 'paths.2 joins the same points; keep one: paths are walked either way'),
  ],
  [
    'two starts at one point',
    ({ starts }) => starts.push({ node: 'lobby', name: { pt: 'Outra' } }),
    fault('starts.2.node', 'starts.0 begins there already; take one of them away'),
  ],
])('reports %s', async (_, edit, reported) => {
  expect(await complaintsAfter(edit)).toEqual(reported);
});

it('warns of markers too close to tap apart', async () => {
  expect(await complaintsAfter(({ places }) => set(places[1], { x: 0.6, y: 0.78 }))).toEqual([
    'warning content/map.json places.1: on a phone its marker covers that of “clube-de-praia”; move one of them a little aside',
  ]);
});

it('notes that walking times need measured paths', async () => {
  expect(await complaintsAfter((data) => (data.pathsMeasured = false))).toEqual([
    'note content/map.json pathsMeasured: the hotel has not measured the paths; the map tells no minutes of walking; give the metres and write true once it has',
  ]);
});
