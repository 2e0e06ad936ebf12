import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { channelsOf } from '../../domain/brand/colours';
import { hotelTheme } from '../theme';
import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { manifest } from './manifest';
import { iconFiles, writeThemeFiles } from './themeFiles';
import { temporaryFolder } from '../../../tests/support/folders';

const folder = temporaryFolder();
beforeAll(() => writeThemeFiles(folder));

test('every icon is drawn in the colours of the theme', async () => {
  expect(
    fs
      .readdirSync(folder)
      .filter((name) => name !== 'patterns')
      .sort(),
  ).toEqual([...iconFiles].sort());
  const { data, info } = await sharp(path.join(folder, 'apple-touch-icon.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([180, 180, ...channelsOf(hotelTheme().palette.primary)]);
  expect(await sharp(path.join(folder, 'icon-192.png')).metadata()).toMatchObject({ width: 192, hasAlpha: true });
});

test('the icons that the manifest names have its sizes', async () => {
  const { icons } = manifest(contentFacts()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.slice(1)) {
    const { width, height } = await sharp(path.join(folder, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
