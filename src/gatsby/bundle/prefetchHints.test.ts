import path from 'node:path';
import fs from 'node:fs';

// With a single such hint webpack's runtime leaves an unhandled rejection for each chunk that fails to load; Gatsby then reloads the page, and the visitor's
// input is lost.
test('no import has a webpack hint to prefetch or preload', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const withHint = files.filter((name) => /webpackPre(?:fetch|load)/.test(fs.readFileSync(path.join('src', name), 'utf8')));
  expect(withHint).toEqual([]);
});
