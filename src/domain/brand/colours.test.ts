import fs from 'node:fs';
import { colours, shortColour } from './colours';

describe('shortColour', () => {
  test.each([
    ['#d8c8c8', '#dcc'],
    ['#08F8a8', '#0Fa'],
    ['#dcc', '#dcc'],
    ['#d8c8c880', '#d8c8c880'],
    ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ])('%s is shortened to %s', (colour, written) => {
    expect(shortColour(colour)).toBe(written);
  });
});

describe('brand', () => {
  const tokens = fs.readFileSync('src/styles/tokens.css', 'utf8');
  const token = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';

  test('the colours are those of the style sheet', () => {
    expect(colours).toEqual({ green: token('color-green'), yellow: token('color-yellow'), linen: token('color-linen'), shade: `rgb(${token('shade')})` });
  });
});
