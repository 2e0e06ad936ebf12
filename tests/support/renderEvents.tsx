import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import fs from 'node:fs';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Layout } from '../../src/domain/events/capacities';
import type { Language } from '../../src/site';

type Figures = Partial<Record<Layout, number>>;
type Rest = Partial<Omit<Queries.EventSpaceFiguresFragment, 'slug' | 'name' | 'capacities'>>;

const none = { auditorium: null, dinnerWithStage: null, dinnerWithoutStage: null, fishbone: null, cocktail: null, school: null, uShape: null };

/** A space as a page gives it. */
const space = (slug: string, name: string, capacities: Figures, rest: Rest = {}): Queries.EventSpaceFiguresFragment => ({
  slug,
  name,
  note: null,
  upperFloorOnly: false,
  variants: [],
  ...rest,
  capacities: { ...none, ...capacities },
});

/** Five spaces: a large one, two alike, one with another figure for the same layout, one without any figure. */
export const spaces = [
  space('exposition-center', 'Centro de exposições', { auditorium: 3000, dinnerWithStage: 2160, dinnerWithoutStage: 2600, cocktail: 3000 }),
  space('tupi-hall', 'Salão Tupi', { auditorium: 120, dinnerWithStage: 70, dinnerWithoutStage: 80, uShape: 33 }, { note: 'a confirmar' }),
  space('marina-village', 'Marina Village', { dinnerWithStage: 100, dinnerWithoutStage: 80, cocktail: 120 }),
  space(
    'enseada-space',
    'Espaço Enseada',
    { dinnerWithStage: 80, dinnerWithoutStage: 100, cocktail: 130 },
    { variants: [{ layout: 'dinnerWithStage', capacity: 100, note: 'em uma das montagens' }] },
  ),
  space('thai-lounge', 'Lounge Thai', {}),
];

const areas = ['common', 'events'] as const;
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
export const renderIn = (language: Language, view: ReactElement) => ({ user: userEvent.setup(), ...render(inLanguage(language, view)) });

/** The HTML of the server, and then React upon it; also what React found to differ between the two. */
export async function hydrateIn(language: Language, view: ReactElement) {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, view));
  const html = container.innerHTML;
  const differences: unknown[] = [];
  render(inLanguage(language, view), { container, hydrate: true, onRecoverableError: (error) => void differences.push(error) });
  return { html, differences };
}
