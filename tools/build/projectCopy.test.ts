import path from 'node:path';
import fs from 'node:fs';
import { copyProject } from './projectCopy';

test('a copy of the project has the content and what a build needs, but no tests and no output', () => {
  const folder = copyProject('project-copy');
  expect(fs.readdirSync(path.join(folder, 'content/rooms'))).toEqual(fs.readdirSync('content/rooms'));
  expect(fs.existsSync(path.join(folder, 'node_modules/gatsby/cli.js'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'tests'))).toBe(false);
  expect(fs.existsSync(path.join(folder, 'public'))).toBe(false);
});
