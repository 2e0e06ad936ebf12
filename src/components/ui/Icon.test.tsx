import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, iconNames } from './Icon';

test('icon names and the symbols of icons.svg are the same', () => {
  const symbols = [...fs.readFileSync('static/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map(([, id]) => id);
  expect(symbols).toEqual([...iconNames]);
});

test('an icon is hidden from screen readers and uses its symbol', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toMatch(/^<svg class="icon" aria-hidden="true"><use href="\/icons\.svg\?v=[^#]*#phone"><\/use><\/svg>$/);
});
