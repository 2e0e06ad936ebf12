import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, iconNames } from './Icon';

test('every name has its drawing, and every drawing its name', () => {
  const drawn = [...fs.readFileSync('static/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});

test('an icon is unseen by screen readers and names its drawing', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toMatch(/^<svg class="i" aria-hidden="true"><use href="\/icons\.svg\?v=[^#]*#phone"><\/use><\/svg>$/);
});
