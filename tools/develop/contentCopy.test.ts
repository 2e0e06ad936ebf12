import path from 'node:path';
import fs from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { anyFile, projectWithContent } from '../../tests/support/content/content';
import { type ContentState, contentCopy } from './contentCopy';

let root = '';
let copy = '';
const states: ContentState[] = [];
let content: ReturnType<typeof contentCopy>;

const file = anyFile('rooms');
const original = (name: string): string => path.join(root, 'content', name);
const copied = (name: string): string => fs.readFileSync(path.join(copy, name), 'utf8');
/** Saves as editors do: replaces the file by another one. */
const save = (name: string, text: string): void => {
  fs.writeFileSync(original(`.${path.basename(name)}`), text);
  fs.renameSync(original(`.${path.basename(name)}`), original(name));
};
const checks = new EventEmitter();
/** Resolves after the first check for which the condition is true. */
const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await once(checks, 'check');
};

beforeAll(() => {
  root = projectWithContent();
  copy = path.join(root, 'copy', 'content');
  content = contentCopy({
    root,
    copy,
    onCheck: (state) => {
      states.push(state);
      checks.emit('check');
    },
  });
});
afterAll(() => {
  content.close();
});

test('the copy follows the files as long as they are valid', async () => {
  expect(await content.refresh()).toMatchObject({ shown: 'current' });
  expect(copied(file)).toBe(fs.readFileSync(original(file), 'utf8'));

  const text = copied(file);
  save(file, text.replace(/"order": \d+/, '"order": 4321'));
  await until(() => copied(file).includes('"order": 4321'));

  save(file, text.replace(/"min": \d+/, '"min": 9'));
  await until(() => states.at(-1)?.shown === 'lastValid');
  expect(states.at(-1)?.faults.some(({ level, field }) => level === 'fault' && field === 'occupancy')).toBe(true);
  expect(copied(file)).toContain('"order": 4321');

  save(file, '{');
  await until(() => states.at(-1)?.faults.some(({ code }) => code === 'brokenJson') ?? false);
  expect(copied(file)).toContain('"order": 4321');

  save(file, text);
  await until(() => states.at(-1)?.shown === 'current' && copied(file) === text);
}, 120_000);

test('a new file is copied with its picture, and deleted files are removed', async () => {
  const { pictures } = JSON.parse(fs.readFileSync(original(file), 'utf8')) as { pictures: { file: string }[] };
  fs.mkdirSync(original('images/new'));
  fs.copyFileSync(original(path.join('rooms', pictures[0]?.file ?? '')), original('images/new/party.jpg'));
  const [text, picture] = [{ pt: 'Festa' }, { file: '../images/new/party.jpg', alt: { pt: 'A piscina à noite' }, caption: { pt: 'A piscina' } }];
  const announcement = {
    slug: 'party',
    label: text,
    heading: text,
    tagline: text,
    action: text,
    path: '/',
    offer: null,
    picture,
    firstDay: null,
    lastDay: null,
  };
  fs.mkdirSync(original('announcements'), { recursive: true });
  save('announcements/party.json', JSON.stringify({ $schema: '../.schema/Announcement.json', ...announcement }));
  await until(() => fs.existsSync(path.join(copy, 'announcements/party.json')));
  expect(fs.existsSync(path.join(copy, 'images/new/party.jpg'))).toBe(true);
  fs.rmSync(original('announcements/party.json'));
  await until(() => !fs.existsSync(path.join(copy, 'announcements/party.json')));
}, 120_000);

test('a file that vanishes while its folder is read is passed over', async () => {
  const read = fs.readdirSync.bind(fs) as (folder: fs.PathLike, options?: object) => string[];
  const spy = jest.spyOn(fs, 'readdirSync').mockImplementation(((folder: fs.PathLike, options?: object) => {
    const names = read(folder, options);
    // the file that Vim writes and removes to test for write permission
    return folder === path.join(root, 'content') && names.every((name) => typeof name === 'string') ? [...names, '4913'] : names;
  }) as unknown as typeof fs.readdirSync);
  try {
    expect(await content.refresh()).toMatchObject({ shown: 'current' });
    expect(spy.mock.calls.some(([folder]) => folder === path.join(root, 'content'))).toBe(true);
  } finally {
    spy.mockRestore();
  }
}, 120_000);
