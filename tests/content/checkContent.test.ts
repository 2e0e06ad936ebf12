import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent, describeFaults } from '../../src/gatsby/content/check';

type Json = Record<string, unknown>;

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.cpSync('content', path.join(root, 'content'), { recursive: true, filter: (source) => !/\.(mp4|webm)$/.test(source) });
  for (const film of ['mar-da-manha.mp4', 'mar-da-manha.webm']) fs.writeFileSync(path.join(root, 'content/films', film), '');
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const file = (name: string) => path.join(root, 'content', name);

function change(name: string, edit: (data: Json) => void): void {
  const data = JSON.parse(fs.readFileSync(file(name), 'utf8')) as Json;
  edit(data);
  fs.writeFileSync(file(name), JSON.stringify(data));
}

const complaints = () =>
  checkContent(root)
    .filter(({ level }) => level !== 'note')
    .map(({ level, file: where, field, problem, remedy }) => `${level} ${where} ${field}: ${problem}; ${remedy}`);

it('the hotel’s own content has nothing to mend', () => {
  expect(complaints()).toEqual([]);
});

it('tells broken JSON with line and column', () => {
  fs.writeFileSync(file('rooms/luxo.json'), '{\n  "slug": "luxo"\n  "order": 40\n}');
  expect(complaints().join()).toMatch(/fault content\/rooms\/luxo\.json : broken JSON at line 3, column 3: a comma is missing/);
});

it('suggests the name that was meant', () => {
  change('rooms/luxo.json', (room) => {
    room.ocupancy = room.occupancy;
    delete room.occupancy;
  });
  const told = complaints();
  expect(told).toContainEqual('fault content/rooms/luxo.json ocupancy: nobody knows this name; did you mean “occupancy”?');
  expect(told.some((line) => line.startsWith('fault content/rooms/luxo.json occupancy: it is missing'))).toBe(true);
});

it('tells a wrong type with what was found and what is expected', () => {
  change('rooms/luxo.json', (room) => (room.area = '27 m²'));
  expect(complaints()).toEqual(['fault content/rooms/luxo.json area: it is string "27 m²"; number expected']);
});

it('tells a picture that is not there', () => {
  change('rooms/luxo.json', (room) => ((room.pictures as Json[])[0] = { ...(room.pictures as Json[])[0], file: '../images/rooms/nao-existe.jpg' }));
  expect(complaints()).toEqual([
    'fault content/rooms/luxo.json pictures.0.file: there is no file content/images/rooms/nao-existe.jpg; add the file, or correct its name; capitals count',
  ]);
});

it('tells a slug that is not the file’s name', () => {
  change('restaurants/thai.json', (restaurant) => (restaurant.slug = 'tailandes'));
  expect(complaints()).toContainEqual(
    'fault content/restaurants/thai.json slug: it is “tailandes”, but the file is called thai.json; write “thai”, or rename the file',
  );
});

it('tells the same slug twice', () => {
  fs.copyFileSync(file('bars/lobby-bar.json'), file('bars/outro.json'));
  expect(complaints().join()).toMatch(/content\/bars\/outro\.json slug: content\/bars\/lobby-bar\.json has the same slug/);
});

it('demands Portuguese, and only warns of a missing translation', () => {
  change('bars/lobby-bar.json', (bar) => {
    delete (bar.name as Json).fr;
    delete (bar.summary as Json).pt;
  });
  const told = complaints();
  expect(told).toContainEqual(
    'warning content/bars/lobby-bar.json name.fr: the translation is missing; the Portuguese text shows in its place until it is added',
  );
  expect(told.some((line) => line.startsWith('fault content/bars/lobby-bar.json summary.pt: it is missing'))).toBe(true);
});

it('tells a link that leads nowhere', () => {
  change('announcements/festa-hawaii.json', (announcement) => (announcement.path = '/experiencia-unica'));
  expect(complaints()).toEqual([
    'fault content/announcements/festa-hawaii.json path: there is no page /experiencia-unica; did you mean “/experiencias-unicas”?',
  ]);
});

it('tells all faults at once, grouped by file', () => {
  change('rooms/luxo.json', (room) => (room.area = -1));
  change('rooms/master.json', (room) => (room.order = 'last'));
  const text = describeFaults(checkContent(root).filter(({ level }) => level === 'fault'));
  expect(text).toContain('content/rooms/luxo.json\n  ✗ area');
  expect(text).toContain('content/rooms/master.json\n  ✗ order');
});
