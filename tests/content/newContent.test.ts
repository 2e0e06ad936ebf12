import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { newContent } from '../../src/gatsby/content/asking/newContent';
import { NoAnswer, openTerminal } from '../../src/gatsby/content/asking/terminal';
import { checkContent } from '../../src/gatsby/content/check';
import { lines, projectWithContent, today } from '../support/content';

let root: string;

beforeEach(() => {
  root = projectWithContent();
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** Answers, one a line; an empty one is Enter alone. */
async function answer(word: string | undefined, answers: readonly string[]) {
  const output = new PassThrough();
  const terminal = openTerminal({ input: Readable.from([answers.map((line) => `${line}\n`).join('')]), output });
  const said = () => String(output.read() ?? '');
  try {
    return { written: await newContent({ root, today, terminal, word }), said };
  } catch (error) {
    return { error, said };
  } finally {
    terminal.close();
  }
}

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const faults = async () => lines((await checkContent(root, { today })).filter(({ level }) => level === 'fault'));

const name = ['Bangalô do Jardim', 'Garden Bungalow', 'Bungalow du Jardin'];
const picture = ['../images/rooms/chale-quarto.jpg', 'Cama sob o telhado', 'Bed under the roof', 'Lit sous le toit', '', '', ''];
const upToArea = ['', 'luxury', '', ...name, 'Um jardim só seu', 'A garden', 'Un jardin', 'Um quarto entre as árvores.', 'A room.', 'Une chambre.', ''];
const afterOccupancy = ['', 'sim', 'no', '', '', '', '', '', ...picture, ''];

it('asks for a room and writes a file that the check takes', async () => {
  const { written, said } = await answer('room', ['jardim', ...upToArea, '48,5', '1', '4', ...afterOccupancy]);
  expect(written).toEqual({ kind: 'Room', file: 'content/rooms/jardim.json', slug: 'jardim', warnings: [] });
  expect(read('content/rooms/jardim.json')).toEqual({
    $schema: '../.schema/Room.json',
    slug: 'jardim',
    order: 100,
    category: 'luxury',
    code: null,
    name: { pt: 'Bangalô do Jardim', en: 'Garden Bungalow', fr: 'Bungalow du Jardin' },
    summary: { pt: 'Um jardim só seu', en: 'A garden', fr: 'Un jardin' },
    description: [{ pt: 'Um quarto entre as árvores.', en: 'A room.', fr: 'Une chambre.' }],
    area: 48.5,
    occupancy: { min: 1, max: 4 },
    beds: null,
    extraBed: true,
    connectable: false,
    balcony: null,
    bathtub: null,
    television: null,
    accessibility: null,
    pictures: [{ file: '../images/rooms/chale-quarto.jpg', alt: { pt: 'Cama sob o telhado', en: 'Bed under the roof', fr: 'Lit sous le toit' } }],
  });
  expect(await faults()).toEqual([]);
  expect(said()).toContain('Floor area in square metres\narea (a number): ');
});

it('asks again for what cannot stand, and for what the whole content has against it', async () => {
  const { written, said } = await answer('room', ['LUXO', 'jardim', ...upToArea, 'grande', '48', '4', '3', ...afterOccupancy, '3', '4']);
  expect(written?.slug).toBe('jardim');
  expect(read('content/rooms/jardim.json')).toMatchObject({ occupancy: { min: 3, max: 4 } });
  const words = said();
  expect(words).toContain('✗ content/rooms/LUXO.json is there already; choose another name');
  expect(words).toContain('✗ it is the text "grande"; it should be a number');
  expect(words).toContain('✗ occupancy: the fewest guests, 4, are more than the most, 3; correct one of the two');
});

it('asks for an announcement, and for a picture that is there', async () => {
  const { written } = await answer('announcement', [
    ...['natal', 'NOVIDADE', '', '', 'Natal à beira-mar', '', '', 'A mesa é longa', '', '', 'SAIBA MAIS!', '', '', '/natal'],
    ...['../images/offers/nao.jpg', '../images/offers/natal-lobby.jpg', 'Árvore de Natal', '', '', '', '', ''],
    ...['2026-12-01', '2026-12-24'],
  ]);
  expect(written?.warnings).toHaveLength(10);
  expect(read('content/announcements/natal.json')).toMatchObject({ firstDay: '2026-12-01', lastDay: '2026-12-24', path: '/natal' });
  expect(await faults()).toEqual([]);
});

it('takes lists of words on one line', async () => {
  const text = (words: string) => [words, '', ''];
  const { written } = await answer('bar', [
    ...['deck', '', ...text('Deck'), ...text('Um bar'), ...text('Um bar sobre o mar.')],
    ...['yes', 'open', 'fri, sat sun', '18:00', '24:00', '', '', '', ...picture, '', 'no', ''],
  ]);
  expect(read(written?.file ?? '')).toMatchObject({
    hours: [{ service: 'open', days: ['fri', 'sat', 'sun'], opens: '18:00', closes: '24:00' }],
    facts: [],
    menu: null,
  });
});

it('suggests the kind that was meant', async () => {
  const { error, said } = await answer('rooom', ['room', '']);
  expect(error).toBeInstanceOf(NoAnswer);
  const words = said();
  expect(words).toContain('✗ there is no “rooom”; did you mean “room”?');
  expect(words).toContain('What shall it be (room, restaurant, bar, dining-moment, facility, spa-subject, offer, event-space, album, film, announcement)?');
});

describe('the command', () => {
  const run = (answers: readonly string[]) => {
    fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    return spawnSync(process.execPath, ['--import', 'tsx', path.resolve('src/commands/newContent.ts'), 'room'], {
      cwd: root,
      input: answers.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    });
  };

  it('writes, sets the file as the others are set, and says what comes next', () => {
    const { status, stdout } = run(['jardim', ...upToArea, '48', '1', '4', ...afterOccupancy]);
    expect(status).toBe(0);
    expect(stdout).toContain('Written: content/rooms/jardim.json');
    expect(stdout).toContain('http://localhost:8000/quartos/jardim');
    expect(fs.readFileSync(path.join(root, 'content/rooms/jardim.json'), 'utf8')).toMatch(/^\{\n {2}"\$schema": "\.\.\/\.schema\/Room\.json",\n/);
  });

  it('writes nothing when the answers end too soon', () => {
    const { status, stdout } = run(['jardim', '']);
    expect(status).toBe(1);
    expect(stdout).toContain('There are questions left, but no answers. Nothing was written.');
    expect(fs.existsSync(path.join(root, 'content/rooms/jardim.json'))).toBe(false);
  });
});
