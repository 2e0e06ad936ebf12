import type { Page } from '@playwright/test';
import { placesOnMap } from '../../../src/content/kinds';
import type { Language } from '../../../src/site';
import { contentOf, said } from '../content/hotel';
import { say } from '../content/messages';

/** The map, if content has one. */
export const map = contentOf('ResortMap')[0] ?? null;
export const places = map?.places ?? [];
const subjects = placesOnMap.flatMap((kind) => contentOf(kind).map(({ slug, name }) => ({ slug, name })));

/** The name of a place, from the file of its subject. */
export const nameOf = (slug: string, language: Language): string => said(subjects.find((subject) => subject.slug === slug)?.name, language);

/** Page object of the resort's map. */
export function mapOn(page: Page, language: Language) {
  const section = page.getByRole('region', { name: said(map?.title, language) });
  const nameOfPlace = (number: number) => nameOf(places[number - 1]?.slug ?? '', language);
  return {
    section,
    frame: section.getByRole('group', { name: say(language, 'structure', 'mapKeys') }),
    picture: section.getByRole('img').first(),
    markers: section.getByRole('list').first().getByRole('link'),
    entries: section.getByRole('list').last().getByRole('link'),
    marker: (number: number) => section.getByRole('link', { name: `${number} ${nameOfPlace(number)}`, exact: true }),
    card: (number: number) => section.getByRole('group', { name: `${number}. ${nameOfPlace(number)}` }),
    button: (key: string) => section.getByRole('button', { name: say(language, 'map', key), exact: true }),
  };
}
