import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import fs from 'node:fs';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { type ReactElement, useEffect } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type Search, useStay } from '../../src/hooks/useStay';
import type { Language } from '../../src/site';
import { pictureOf } from './pictures';

export const booking = { host: 'https://engine.example', hotelCode: '4568' };

type RoomFacts = Pick<Queries.RoomFactsFragment, 'area' | 'occupancy' | 'balcony'>;

const facts = (slug: string, name: string, category: Queries.RoomCategory, { area, occupancy, balcony }: RoomFacts) => ({
  slug,
  name,
  category,
  summary: `${name} em uma linha.`,
  area,
  occupancy,
  balcony,
  beds: null,
  extraBed: null,
  connectable: null,
  bathtub: false,
  television: true,
  cover: pictureOf(slug),
});

/** Five rooms, smallest first. */
export const rooms = [
  facts('standard', 'Standard', 'standard', { area: 25, occupancy: { min: 1, max: 2 }, balcony: null }),
  facts('premium', 'Premium', 'premium', { area: 27, occupancy: { min: 1, max: 3 }, balcony: null }),
  facts('luxo', 'Luxo', 'luxury', { area: 27, occupancy: { min: 1, max: 3 }, balcony: null }),
  facts('luxoVaranda', 'Luxo Varanda', 'luxury', { area: 30, occupancy: { min: 1, max: 3 }, balcony: true }),
  facts('chale', 'Chalé', 'chalet', { area: 115, occupancy: { min: 1, max: 6 }, balcony: null }),
];

const areas = ['common', 'menu', 'booking', 'rooms'] as const;
const readArea = (language: Language, area: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(`locales/${language}/${area}.json`, 'utf8')) as Record<string, unknown>;

function inLanguage(language: Language, view: ReactElement) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(areas.map((area) => [area, readArea(language, area)])) },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  return <I18nextProvider i18n={i18n}>{view}</I18nextProvider>;
}

/** Renders with the words of a language, and a visitor to act. */
export const renderIn = (language: Language, view: ReactElement) => ({
  user: userEvent.setup(),
  ...render(inLanguage(language, view)),
});

/** The HTML of the server, and then React upon it. */
export async function hydrateIn(language: Language, view: ReactElement, before: (container: HTMLElement) => void = () => undefined) {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, view));
  const html = container.innerHTML;
  before(container);
  const differences: unknown[] = [];
  render(inLanguage(language, view), { container, hydrate: true, onRecoverableError: (error) => void differences.push(error) });
  return { html, differences };
}

/** A visitor who has already looked for a stay: it is set once, when the hotel’s day is known. */
export function SearchedFor({ search }: { search: Partial<Search> }) {
  const { today, change } = useStay();
  useEffect(() => {
    if (today) change(search);
  }, [today]);
  return null;
}
