import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import fs from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '../../src/site';
import { giveWords } from './giveWords';

export const contacts = { phone: '+55 00 0000-0000', whatsapp: '+55 00 00000-0000', email: 'reservas@costaipe.example' };

/** Words of a section as a page gives them. */
export const words = { slug: 'escreva', title: 'Escreva para nós', lead: 'Conte o que procura.', text: [], path: null, action: null, facts: [], items: [] };

/** What the spa offers, as a page gives it. */
export const subjects = [
  { slug: 'relaxamento', name: 'Relaxamento' },
  { slug: 'estetica', name: 'Estética' },
];

const areas = ['common', 'booking', 'forms'] as const;
const readArea = (language: Language, area: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(`locales/${language}/${area}.json`, 'utf8')) as Record<string, unknown>;

function translator(language: Language): i18n {
  giveWords(language);
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(areas.map((area) => [area, readArea(language, area)])) },
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    showSupportNotice: false,
  });
  return instance;
}

/** A view with the words of a language. */
const inLanguage = (language: Language, view: ReactElement) => <I18nextProvider i18n={translator(language)}>{view}</I18nextProvider>;

/** Renders with the words of a language, and a visitor to act. */
export const renderIn = (language: Language, view: ReactElement) => ({ user: userEvent.setup({ delay: null }), ...render(inLanguage(language, view)) });

/**
 * The HTML of the server, what a visitor does to it before React is there, and then React.
 * @returns also what React found to differ between the two
 */
export async function hydrateIn(language: Language, view: ReactElement, { before }: { before: (container: HTMLElement) => void }) {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, view));
  const html = container.innerHTML;
  before(container);
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => void differences.push(error);
  return { html, differences, user: userEvent.setup(), ...render(inLanguage(language, view), { container, hydrate: true, onRecoverableError }) };
}

/** The summary of what is wrong, once it has the focus: what a form needs in use comes with the first touch. */
export async function summaryWithFocus(): Promise<HTMLElement> {
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  return summary;
}

interface Sent extends RequestInit {
  readonly body: string;
}

/** Lets an answer of the network be given later, as often as it is asked for. */
export function mockFetch(answer: () => Promise<{ ok: boolean }>) {
  const mock = jest.fn<Promise<{ ok: boolean }>, [address: string, request: Sent]>(answer);
  const fetch = async (...request: Parameters<typeof mock>) => ({ text: () => Promise.resolve(''), ...(await mock(...request)) });
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  return mock;
}

/** What a browser has and jsdom has not; to be called in each file. */
export function completeBrowser(): void {
  Element.prototype.scrollIntoView = () => undefined;
}

export function goOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
