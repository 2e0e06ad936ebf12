import { colours } from '../../../domain/brand/colours';
import { icons } from '../../../domain/brand/mark';
import { defaultLanguage, languageTags } from '../../../site';
import type { AllFacts } from '../facts/readFacts';
import { sitePages } from '../facts/sitePages';

/** The content of `/manifest.webmanifest`. */
export function manifest(all: AllFacts): object {
  const { hotel } = all[defaultLanguage];
  return {
    name: hotel.name,
    short_name: hotel.shortName,
    description: sitePages(all[defaultLanguage], defaultLanguage).find(({ path }) => path === '/')?.description,
    lang: languageTags[defaultLanguage],
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colours.mata,
    background_color: colours.linho,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...icons.flatMap((icon) =>
        'purpose' in icon ? [{ src: `/${icon.file}`, type: 'image/png', sizes: `${icon.size}x${icon.size}`, purpose: icon.purpose }] : [],
      ),
    ],
  };
}
