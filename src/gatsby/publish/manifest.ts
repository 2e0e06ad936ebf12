import { defaultLanguage, languageTags } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { hotelTheme } from '../theme';
import { publishedPages } from './facts/publishedPages';

export function manifest(all: AllFacts): object {
  const { Hotel: hotel } = all[defaultLanguage];
  const { palette } = hotelTheme();
  return {
    name: hotel.name,
    short_name: hotel.shortName,
    description: publishedPages(all[defaultLanguage], defaultLanguage).find(({ path }) => path === '/')?.description,
    lang: languageTags[defaultLanguage],
    id: '/',
    start_url: '/',
    scope: '/',
    // the display mode for installed sites with a back button; gatsby-browser.ts suppresses the browser's install prompt
    display: 'minimal-ui',
    theme_color: palette.primary,
    background_color: palette.page,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      // systems crop it to different shapes, and keep at least the central 80 %
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
