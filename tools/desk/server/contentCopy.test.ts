import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { type ContentState, contentCopy } from './contentCopy';

let root = '';
let copy = '';
const states: ContentState[] = [];
let content: ReturnType<typeof contentCopy>;

const file = 'rooms/luxo.json';
const original = (name: string): string => path.join(root, 'content', name);
const copied = (name: string): string => fs.readFileSync(path.join(copy, name), 'utf8');
/** Saves as editors do: replaces the file by another one. */
const save = (name: string, text: string): void => {
  fs.writeFileSync(original(`.${path.basename(name)}`), text);
  fs.renameSync(original(`.${path.basename(name)}`), original(name));
};
const until = async (is: () => boolean): Promise<void> => {
  for (let tries = 0; !is() && tries < 400; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(is()).toBe(true);
};

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-copy-'));
  copy = path.join(root, 'copy', 'content');
  for (const part of ['content', 'locales', 'src/pages']) fs.cpSync(part, path.join(root, part), { recursive: true });
  content = contentCopy({ root, copy, onCheck: (state) => states.push(state) });
});
afterAll(() => {
  content.close();
  fs.rmSync(root, { recursive: true, force: true });
});

test('the copy follows the files as long as they are valid', async () => {
  expect(await content.refresh()).toMatchObject({ shown: 'current' });
  expect(copied(file)).toBe(fs.readFileSync(original(file), 'utf8'));

  const text = copied(file);
  save(file, text.replace('"order": 40', '"order": 41'));
  await until(() => copied(file).includes('"order": 41'));

  save(file, text.replace(/"min": \d+/, '"min": 9'));
  await until(() => states.at(-1)?.shown === 'lastValid');
  expect(states.at(-1)?.faults.some(({ level, field }) => level === 'fault' && field === 'occupancy')).toBe(true);
  expect(copied(file)).toContain('"order": 41');

  save(file, '{');
  await until(() => states.at(-1)?.faults.some(({ problem }) => problem.startsWith('broken JSON')) ?? false);
  expect(copied(file)).toContain('"order": 41');

  save(file, text);
  await until(() => states.at(-1)?.shown === 'current' && copied(file) === text);
}, 120_000);

test('a new file is copied with its picture, and deleted files are removed', async () => {
  const announcement = fs.readFileSync(original('announcements/festa-hawaii.json'), 'utf8');
  fs.mkdirSync(original('images/new'));
  fs.copyFileSync(original('images/offers/festa-hawaii.jpg'), original('images/new/party.jpg'));
  save(
    'announcements/party.json',
    announcement.replace('"slug": "festa-hawaii"', '"slug": "party"').replace('../images/offers/festa-hawaii.jpg', '../images/new/party.jpg'),
  );
  await until(() => fs.existsSync(path.join(copy, 'announcements/party.json')));
  expect(fs.existsSync(path.join(copy, 'images/new/party.jpg'))).toBe(true);
  fs.rmSync(original('announcements/party.json'));
  await until(() => !fs.existsSync(path.join(copy, 'announcements/party.json')));
}, 120_000);
