/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { say } from '../../../tests/support/content/words';
import { type Language, languages, languageTags } from '../../site';
import { SpaceFactSheetColumn } from './SpaceFactSheetColumn';
import { HotelFactSheetColumn } from './HotelFactSheet';
import { RoomFactSheetColumn } from './RoomFactSheetColumn';
import { LanguageColumns } from './allLanguages';

const inThree = ['pt', 'en', 'fr'] as const;

const columnOf = (container: HTMLElement, language: Language): HTMLElement => {
  const column = container.querySelector<HTMLElement>(`[lang="${languageTags[language]}"]`);
  if (!column) throw new Error(`No column in ${language}.`);
  return column;
};
/** The texts of a thing as `inLanguages` gives them: Portuguese in a language that has none. */
const inAll = <Texts extends object>(texts: Readonly<Record<'pt' | 'en' | 'fr', Texts>>) =>
  languages.map((language) => ({ language, ...((texts as Readonly<Partial<Record<Language, Texts>>>)[language] ?? texts.pt) }));
/** The value beside a label, in a column. */
const valueOf = (column: HTMLElement, label: string) => within(column).getAllByText(label)[0]?.closest('div')?.querySelector('dd')?.textContent;

const room: Queries.RoomFactSheetFragment = {
  area: 110,
  occupancy: { min: 1, max: 4 },
  beds: null,
  bedGuests: 2,
  extraBed: null,
  connectable: true,
  balcony: false,
  bathtub: null,
  television: null,
  inLanguages: inAll({
    pt: { name: 'Suíte', summary: 'Grande.', beds: 'Uma cama' },
    en: { name: 'Suite', summary: 'Large.', beds: 'One bed' },
    fr: { name: 'Suite', summary: 'Grande.', beds: 'Un lit' },
  }),
  cover: pictureOf('suite'),
};

test('a room in all languages, without unknown facts', () => {
  const { container } = renderIn('pt', <LanguageColumns>{(language) => <RoomFactSheetColumn room={room} language={language} />}</LanguageColumns>);
  expect(inThree.map((language) => valueOf(columnOf(container, language), say(language, 'rooms', 'facts.bedPictured')))).toEqual([
    'Uma cama',
    'One bed',
    'Un lit',
  ]);
  for (const language of languages) {
    const column = columnOf(container, language);
    expect(within(column).queryByText(say(language, 'rooms', 'facts.bathtub'))).toBeNull();
    expect(valueOf(column, say(language, 'rooms', 'facts.connectable'))).toBe(say(language, 'common', 'yes'));
    expect(valueOf(column, say(language, 'rooms', 'facts.area'))).toBe('110\u00a0m²');
  }
});

const space: Queries.SpaceFactSheetFragment = {
  slug: 'enseada-space',
  name: 'Espaço Enseada',
  note: null,
  upperFloorOnly: true,
  area: null,
  capacities: { auditorium: null, dinnerWithStage: 80, dinnerWithoutStage: 100, fishbone: null, cocktail: 1130, school: null, uShape: null },
  variants: [
    {
      layout: 'dinnerWithStage',
      capacity: 100,
      note: 'numa',
      inLanguages: inAll({ pt: { note: 'numa' }, en: { note: 'in one' }, fr: { note: 'dans une' } }),
    },
  ],
  inLanguages: inAll({
    pt: { name: 'Espaço Enseada', note: null, description: 'Uma baía.' },
    en: { name: 'Enseada Space', note: null, description: 'A bay.' },
    fr: { name: 'Espace Enseada', note: null, description: 'Une baie.' },
  }),
  pictures: [],
};

test('an event space has the layouts with a figure, both figures if there are two, and no unknown area', () => {
  const { container } = renderIn('pt', <LanguageColumns>{(language) => <SpaceFactSheetColumn space={space} language={language} />}</LanguageColumns>);
  for (const language of languages) {
    const column = columnOf(container, language);
    const layout = (name: string) => say(language, 'events', `layouts.${name}.name`);
    expect(within(column).queryByText(layout('school'))).toBeNull();
    expect(valueOf(column, layout('dinnerWithStage'))).toBe('80');
    expect(within(column).queryByText(say(language, 'factSheets', 'area'))).toBeNull();
    expect(column.textContent).toContain(say(language, 'events', 'upperFloorOnly'));
  }
  ['80, ou 100 numa', '80, or 100 in one', '80, ou 100 dans une'].forEach((words, index) =>
    expect(columnOf(container, inThree[index] ?? 'pt').textContent).toContain(words),
  );
  expect(valueOf(columnOf(container, 'en'), say('en', 'events', 'layouts.cocktail.name'))).toBe('1,130');
});

const hotel = { since: 1972, apartments: 265, chalets: 3, restaurants: 6, bars: 3, beaches: 27, kilometresFromCity: 90 };
const named = (pt: string, en: string, fr: string) => inAll({ pt: { name: pt }, en: { name: en }, fr: { name: fr } });
const places: Queries.HotelFactSheetPlaceFragment[] = [
  { slug: 'thai', inLanguages: named('Thai', 'Thai', 'Thaï'), hours: [{ service: 'open', days: ['thu', 'sat'], opens: '19:00', closes: '24:00' }] },
  { slug: 'academia', inLanguages: named('Academia', 'Gym', 'Salle de sport'), hours: [] },
];

test('the hotel has its figures and known hours, and the server’s HTML is the same', async () => {
  const { container, differences } = await hydrateIn(
    'pt',
    <LanguageColumns>{(language) => <HotelFactSheetColumn hotel={hotel} places={places} spaMinimumAge={14} language={language} />}</LanguageColumns>,
  );
  expect(differences).toEqual([]);
  expect(valueOf(columnOf(container, 'fr'), 'Thaï')).toBe('le jeudi et le samedi, 19\u00a0h–minuit');
  expect(valueOf(columnOf(container, 'en'), 'Accommodation')).toBe('265\u00a0rooms and 3\u00a0chalets');
  expect(columnOf(container, 'pt').textContent).not.toContain('Academia');
});
