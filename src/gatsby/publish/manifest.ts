import { colours } from '../../domain/brand/colours';
import { defaultLanguage, languageTags } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { publishedPages } from './facts/publishedPages';

/** The content of `/manifest.webmanifest`. */
export function manifest(all: AllFacts): object {
  const { Hotel: hotel } = all[defaultLanguage];
  return {
    name: hotel.name,
    short_name: hotel.shortName,
    description: publishedPages(all[defaultLanguage], defaultLanguage).find(({ path }) => path === '/')?.description,
    lang: languageTags[defaultLanguage],
    id: '/',
    start_url: '/',
    scope: '/',
    // what browsers let visitors install, with a button back; gatsby-browser.ts keeps them from asking by themselves
    display: 'minimal-ui',
    theme_color: colours.green,
    background_color: colours.linen,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      // systems crop it to a shape of their own, and leave at least the central 80 %
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
