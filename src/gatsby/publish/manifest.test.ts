import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { hotelTheme } from '../theme';
import { manifest } from './manifest';

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
