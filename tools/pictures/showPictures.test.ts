import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import { contactSheets, sheetSize } from './showPictures';

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

async function picture(name: string, background: string, { width, height }: { width: number; height: number }): Promise<string> {
  const file = path.join(root, name);
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file);
  return file;
}

const colourAt = async (sheet: string, left: number, top: number): Promise<number[]> => [
  ...(await sharp(sheet).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('every picture is shown whole in its cell, and the 26th starts a second sheet', async () => {
  const wide = await picture('wide.png', '#ff0000', { width: 900, height: 300 });
  const tall = await picture('tall.png', '#0000ff', { width: 300, height: 900 });
  const files = [wide, tall, ...Array.from({ length: 24 }, () => wide)];
  const sheets = await contactSheets(files, { root, to: path.join(root, 'sheets') });
  expect(sheets.map((sheet) => path.basename(sheet))).toEqual(['sheet-1.jpg', 'sheet-2.jpg']);
  const [first = '', second = ''] = sheets;
  expect(await sharp(first).metadata()).toMatchObject(sheetSize);

  // the middle of the first two places; background shows above a wide picture and beside a tall one
  const red = await colourAt(first, 12 + 170, 12 + 113);
  const blue = await colourAt(first, 12 + 352 + 170, 12 + 113);
  expect(red[0]).toBeGreaterThan(230);
  expect(blue[2]).toBeGreaterThan(230);
  for (const [left, top] of [
    [12 + 170, 12 + 10],
    [12 + 352 + 20, 12 + 113],
  ] as const)
    expect(Math.max(...(await colourAt(first, left, top)))).toBeLessThan(80);

  expect((await colourAt(second, 12 + 170, 12 + 113))[0]).toBeGreaterThan(230);
  expect(Math.max(...(await colourAt(second, 12 + 352 + 170, 12 + 113)))).toBeLessThan(80);
});
