import path from 'node:path';
import fs from 'node:fs';

// With a single such hint webpack's runtime makes, for each chunk that does not come, a rejection that nobody can handle; Gatsby answers it by loading
// the page anew, and whatever was written there is gone.
test('no import bears a hint to prefetch or preload', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const hinting = files.filter((name) => /webpackPre(?:fetch|load)/.test(fs.readFileSync(path.join('src', name), 'utf8')));
  expect(hinting).toEqual([]);
});
