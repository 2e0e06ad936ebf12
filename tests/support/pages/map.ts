import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { contentFile } from '../content/contentFile';
import { say } from '../content/words';

type Text = Readonly<Record<Language, string>>;
interface ResortMap {
  readonly title: Text;
  readonly places: readonly { readonly slug: string; readonly withChildren?: boolean }[];
}
const file = 'content/map.json';
/** The map, if content has one. */
export const map = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ResortMap) : null;
export const places = map?.places ?? [];

/** The name of a place, from the file of its subject. */
export const nameOf = (slug: string, language: Language): string => {
  const folder = ['facilities', 'restaurants', 'bars', 'dining', 'event-spaces', 'rooms'].find((one) => fs.existsSync(`content/${one}/${slug}.json`));
  const { name } = contentFile<{ readonly name: Text }>(`${folder ?? ''}/${slug}.json`);
  return name[language];
};

/** Page object of the resort's map. */
export function mapOn(page: Page, language: Language) {
  const section = page.getByRole('region', { name: map?.title[language] ?? '' });
  const markerName = (number: number) => `${number} ${nameOf(places[number - 1]?.slug ?? '', language)}`;
  return {
    section,
    frame: section.getByRole('group', { name: say(language, 'structure', 'mapKeys') }),
    picture: section.getByRole('img').first(),
    markers: section.getByRole('list').first().getByRole('link'),
    entries: section.getByRole('list').last().getByRole('link'),
    marker: (number: number) => section.getByRole('link', { name: markerName(number), exact: true }),
    card: (number: number) => section.getByRole('group', { name: `${number}. ${nameOf(places[number - 1]?.slug ?? '', language)}` }),
    button: (key: string) => section.getByRole('button', { name: say(language, 'map', key), exact: true }),
  };
}
