import fs from 'node:fs/promises';
import path from 'node:path';
import { colours } from '../../../domain/brand/colours';
import { defaultLanguage, languageTags } from '../../../site';
import type { PlainDate } from '../../../domain/time/plainDate';
import type { AllFacts, ContentInLanguages } from '../facts/readFacts';
import { publishedPages } from '../facts/publishedPages';
import { hotelFile } from './hotelFile';
import { hotelFileAddress, hotelFileJsonSchema, hotelSchemaAddress } from './hotelFileSchema';
import { llmsFile } from './llmsFile';

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

interface OpenDataSources {
  readonly facts: AllFacts;
  readonly content: ContentInLanguages;
  /** The day of the build at the hotel. */
  readonly today: PlainDate;
}

/**
 * Writes the hotel's open data with their schema, the site's summary for language models, and the manifest.
 * @param folder the built site
 */
export async function writeOpenData(folder: string, { facts, content, today }: OpenDataSources): Promise<void> {
  const write = (address: string, text: string) => fs.writeFile(path.join(folder, address), text);
  const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;
  await Promise.all([
    write(hotelFileAddress, json(hotelFile(content, today))),
    write(hotelSchemaAddress, json({ title: `${facts[defaultLanguage].Hotel.name}, open data`, ...hotelFileJsonSchema() })),
    write('/llms.txt', llmsFile(facts)),
    write('/manifest.webmanifest', json(manifest(facts))),
  ]);
}
