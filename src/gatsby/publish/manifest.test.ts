import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { hotelTheme } from '../theme';
import { manifest } from './manifest';
import { writeThemeFiles } from './themeFiles';

const all = contentFacts();

test('the manifest has the hotel’s name and icons of both kinds', () => {
  expect(manifest(all)).toMatchObject({
    name: all.pt.Hotel.name,
    short_name: all.pt.Hotel.shortName,
    theme_color: hotelTheme().palette.primary,
    display: 'minimal-ui',
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]) as unknown,
  });
});

test('the icons of the manifest have its sizes', async () => {
  const { icons } = manifest(all) as { icons: { src: string; sizes: string }[] };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  await writeThemeFiles(folder);
  for (const { src, sizes } of icons.slice(1)) {
    const { width, height } = await sharp(path.join(folder, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  fs.rmSync(folder, { recursive: true });
});
