import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import fs from 'node:fs';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '../../src/site';

export const hotel = {
  name: 'Costa Ipê',
  address: { street: 'Avenida da Praia, 1972', locality: 'Litoral', region: 'SP' },
  phone: '+55 00 0000-0000',
  booking: { host: 'https://engine.example', hotelCode: '4568' },
};
export const rules = { checkIn: '15:00', checkOut: '12:00', cancellationHours: 72, cancellationRefund: 90, rules: [] };

/** An offer that is there all year; a test says what is different. */
export const offer = {
  action: 'Ver datas de Natal',
  mood: 'christmas',
  firstDay: null,
  lastDay: null,
  annualDay: null,
  stay: null,
  intro: 'Passe o Natal de bermuda.',
  terms: [],
  facts: [{ label: 'Monitores', value: 'das 9h às 22h' }],
} as const;

const areas = ['common', 'rooms', 'offers', 'experiences', 'hours'] as const;
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

/** Renders with the words of a language. */
export const renderIn = (language: Language, view: ReactElement) => render(inLanguage(language, view));

/** The HTML of the server, and then React upon it. */
export async function hydrateIn(language: Language, view: ReactElement) {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, view));
  const html = container.innerHTML;
  const differences: unknown[] = [];
  render(inLanguage(language, view), { container, hydrate: true, onRecoverableError: (error) => void differences.push(error) });
  return { html, differences, container };
}

/** No-break spaces are spaces to a reader. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
