import path from 'node:path';
import fs from 'node:fs';
import { checkContent } from '../../../src/gatsby/content/check';
import { describeFaults } from '../../../src/gatsby/content/fault';
import { addRoom, growHotel } from './addRooms';
import { copyProject } from './projectCopy';

let folder = '';
beforeAll(() => {
  folder = copyProject('add-rooms');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const roomFiles = () => fs.readdirSync(path.join(folder, 'content/rooms'));

test('a copy of the project has the content and what a build needs, but no tests', () => {
  expect(roomFiles()).toEqual(fs.readdirSync('content/rooms'));
  expect(fs.existsSync(path.join(folder, 'node_modules/gatsby/cli.js'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'tests'))).toBe(false);
  expect(fs.existsSync(path.join(folder, 'public'))).toBe(false);
});

test('a larger hotel and a new room with a new photo pass the content check', async () => {
  growHotel(folder, { rooms: 25 });
  expect(roomFiles()).toHaveLength(25);
  await addRoom(folder);
  expect(roomFiles()).toHaveLength(26);
  const photo = path.join(folder, 'content/images/rooms/bench-photo.jpg');
  expect(fs.statSync(photo).size).toBeGreaterThan(1000);
  expect(describeFaults((await checkContent(folder, { today: '2026-11-21' })).filter(({ level }) => level === 'fault'))).toBe('');
});
