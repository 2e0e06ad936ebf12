import fs from 'node:fs';
import sharp from 'sharp';
import { colours, shortColour } from './colours';
import { icons, tabIcon, tabIconSizes } from './mark';

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

  test('the published icons are those drawn from the mark', async () => {
    expect(fs.readFileSync('static/icon.svg', 'utf8')).toBe(tabIcon);
    for (const { file, size } of icons) expect(await sharp(`static/${file}`).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  test('favicon.ico has a complete PNG of each size', async () => {
    const ico = fs.readFileSync('static/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, tabIconSizes.length]);
    for (const [index, size] of tabIconSizes.entries()) {
      const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
      expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual([size, size]);
      const start = entry.readUInt32LE(12);
      const png = await sharp(ico.subarray(start, start + entry.readUInt32LE(8))).metadata();
      expect(png).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  test('the maskable icon has its flower within the safe zone, and fills the rest', async () => {
    const { data, info } = await sharp('static/icon-maskable-512.png').removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    const safe = (info.width * 0.8) / 2;
    const strange: number[] = [];
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        if (Math.hypot(x - info.width / 2, y - info.height / 2) <= safe) continue;
        const at = (y * info.width + x) * 3;
        if (data.subarray(at, at + 3).some((value, index) => Math.abs(value - (ground[index] ?? 0)) > 2)) strange.push(at);
      }
    expect(strange).toEqual([]);
  });
});
