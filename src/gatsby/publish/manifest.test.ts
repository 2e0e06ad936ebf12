import sharp from 'sharp';
import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { colours } from '../../domain/brand/colours';
import { manifest } from './manifest';

const all = contentFacts();

test('the manifest has the hotel’s name and icons of both kinds', () => {
  expect(manifest(all)).toMatchObject({
    name: 'Costa Ipê Resort & Spa',
    short_name: 'Costa Ipê',
    theme_color: colours.green,
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
  for (const { src, sizes } of icons.slice(1)) {
    const { width, height } = await sharp(`static${src}`).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
