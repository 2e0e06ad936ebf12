import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from './check';
import { describeFaults } from './faults/describe';
import { anyFile, isStillToTranslate, lines, projectWithContent, today, type Data } from '../../tests/support/content/content';

const [room, otherRoom] = [anyFile('rooms'), anyFile('rooms', 1)];
const restaurant = anyFile('restaurants');
let root: string;

beforeEach(() => {
  root = projectWithContent();
});

const file = (name: string) => path.join(root, 'content', name);

function change(name: string, edit: (data: Data) => void): void {
  const data = JSON.parse(fs.readFileSync(file(name), 'utf8')) as Data;
  edit(data);
  fs.writeFileSync(file(name), JSON.stringify(data));
}

const reported = async () => lines((await checkContent(root, { today })).filter((one) => one.level !== 'note' && !isStillToTranslate(one)));

/** Open tasks in the hotel's own content must not fail the tests of the check. */
let before: readonly string[] = [];
beforeAll(async () => {
  root = projectWithContent();
  before = await reported();
});

/** The faults that a change adds. Ignores what a new language still lacks. */
const complaints = async () => (await reported()).filter((line) => !before.includes(line));

it('reports broken JSON with line and column', async () => {
  fs.writeFileSync(file(room), '{\n  "slug": "luxo"\n  "order": 40\n}');
  expect((await complaints()).join()).toContain(`fault content/${room} : broken JSON at line 3, column 3: comma expected`);
});

it('suggests the name that was probably meant', async () => {
  change(room, (data) => {
    data.ocupancy = data.occupancy;
    delete data.occupancy;
  });
  const found = await complaints();
  expect(found).toContainEqual(`fault content/${room} ocupancy: nobody knows this name; did you mean “occupancy”?`);
  expect(found).toContainEqual(`fault content/${room} occupancy: it is missing; add a group in { }: How many guests it takes`);
});

it('refuses a name that JavaScript would take for the prototype', async () => {
  fs.writeFileSync(file(restaurant), fs.readFileSync(file(restaurant), 'utf8').replace('{', '{ "__proto__": { "slug": "x" },'));
  expect(await complaints()).toContainEqual(
    expect.stringContaining(`fault content/${restaurant} __proto__: nobody knows this name; known here: archived, slug,`),
  );
});

it('reports a wrong type with what was found and what is expected', async () => {
  change(room, (data) => (data.area = '27 m²'));
  expect(await complaints()).toEqual([`fault content/${room} area: it is the text "27 m²"; it should be a number`]);
});

it('reports by how much a text is too long', async () => {
  change(room, (data) => ((data.name as Data).en = 'L'.repeat(41)));
  expect(await complaints()).toEqual([`fault content/${room} name.en: it is 41 characters long; at most 40 characters`]);
});

it.each([
  ['order', -1, 'it is -1; at least 0'],
  ['description', [], 'it is empty; at least 1 entry'],
  ['summary', { pt: '' }, 'it is empty; at least 1 character'],
  ['summary', undefined, 'it is missing; add a group in { }: One line for cards'],
  ['slug', undefined, 'it is missing; add a text in quotation marks: The name of the file, and of the page where there is one'],
  ['pictures.0.file', undefined, 'it is missing; add the path of a picture'],
  ['$schema', 'texto', 'it is the text "texto"; one of: ../.schema/Room.json'],
])('reports %s when it is %j', async (field, value, text) => {
  change(room, (data) => {
    const [list, , name] = field.split('.');
    if (name) Object.assign((data[list ?? ''] as Data[])[0] ?? {}, { [name]: value });
    else data[field] = value;
  });
  const [first] = await complaints();
  expect(first).toMatch(new RegExp(`^fault content/${room} ${field.replace('$', '\\$')}(?:\\.pt)?: `));
  expect(first).toContain(text);
});

it('accepts opening hours without a weekday, but no empty list of days', async () => {
  const hours = (days: readonly string[]) => change(restaurant, (data) => (data.hours = [{ service: 'open', days, opens: '19:00', closes: '24:00' }]));
  hours(['mon']);
  expect(await complaints()).toEqual([]);
  hours([]);
  expect(await complaints()).toEqual([`fault content/${restaurant} hours.0.days: it is empty; at least 1 entry`]);
});

it('checks the format of addresses and numbers', async () => {
  change('site.json', (hotel) => Object.assign(hotel, { email: 'nobody', phone: 'nobody' }));
  expect(await complaints()).toEqual([
    'fault content/site.json phone: it is the text "nobody"; must be a number with its country, such as +55 11 0000-0000',
    'fault content/site.json email: it is the text "nobody"; must be an e-mail address',
  ]);
});

it.each([
  ['changed over', { latitude: -46.2564, longitude: -23.9931 }, ['latitude', 'longitude']],
  ['without a sign', { latitude: 23.9931, longitude: -46.2564 }, ['latitude']],
])('reports coordinates that are %s', async (_, place, fields) => {
  change('site.json', (hotel) => (hotel.coordinates = place));
  expect(await complaints()).toEqual(
    fields.map((field) => expect.stringMatching(new RegExp(`^fault content/site\\.json coordinates\\.${field}: it is .*; must be degrees as`)) as unknown),
  );
});

it.each(['00.000.000/0001-00', '12.ABC.345/01DE-35', ''])('accepts %j as CNPJ, but not as an address', async (cnpj) => {
  const legal = (value: string) => change('site.json', (hotel) => ((hotel.legal as Data).cnpj = value));
  legal(cnpj);
  expect(await complaints()).toEqual([]);
  legal('/nowhere#nothing');
  expect(await complaints()).toEqual([
    'fault content/site.json legal.cnpj: it is the text "/nowhere#nothing"; must be a CNPJ such as 00.000.000/0000-00, or empty',
  ]);
});

it('requires Portuguese, and only warns of a missing translation', async () => {
  change(restaurant, (data) => {
    data.name = { pt: 'Bar', en: 'Bar' };
    data.summary = { en: 'A bar', fr: 'Un bar' };
  });
  const found = await complaints();
  expect(found).toContainEqual(`warning content/${restaurant} name.fr: the translation is missing; the Portuguese text shows in its place until it is added`);
  expect(found.some((line) => line.startsWith(`fault content/${restaurant} summary.pt: it is missing`))).toBe(true);
});

it('reports all faults at once, grouped by file', async () => {
  change(room, (data) => (data.area = -1));
  change(otherRoom, (data) => (data.order = 'last'));
  const text = describeFaults((await checkContent(root, { today })).filter(({ level }) => level === 'fault'));
  expect(text).toContain(`content/${room}\n  ✗ area`);
  expect(text).toContain(`content/${otherRoom}\n  ✗ order`);
});

it('accepts content without a map', async () => {
  fs.rmSync(file('map.json'));
  expect(await complaints()).toEqual([]);
});
