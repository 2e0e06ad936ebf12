import path from 'node:path';
import fs from 'node:fs';
import { checkContent } from '../../../src/content/check';
import { describeFaults } from '../../../src/content/faults/describe';
import { projectWithContent, removeProjects } from '../../../tests/support/content/content';
import { addRoom, growHotel } from './addRooms';
import { copyProject } from '../../build/projectCopy';

let folder = '';
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  removeProjects();
});

const roomsIn = (project: string) => fs.readdirSync(path.join(project, 'content/rooms'));

test('a copy of the project has the content and what a build needs, but no tests', () => {
  folder = copyProject('add-rooms');
  expect(roomsIn(folder)).toEqual(fs.readdirSync('content/rooms'));
  expect(fs.existsSync(path.join(folder, 'node_modules/gatsby/cli.js'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'tests'))).toBe(false);
  expect(fs.existsSync(path.join(folder, 'public'))).toBe(false);
});

test('a larger hotel and a new room with a new photo pass the content check', async () => {
  const project = projectWithContent();
  growHotel(project, { rooms: 25 });
  expect(roomsIn(project)).toHaveLength(25);
  await addRoom(project);
  expect(roomsIn(project)).toHaveLength(26);
  const photo = path.join(project, 'content/images/rooms/bench-photo.jpg');
  expect(fs.statSync(photo).size).toBeGreaterThan(1000);
  expect(describeFaults((await checkContent(project, { today: '2026-11-21' })).filter(({ level }) => level === 'fault'))).toBe('');
});
