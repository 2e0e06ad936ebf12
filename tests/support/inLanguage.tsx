import fs from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages, type Language } from '../../src/site';
import { giveWords } from './giveWords';

const readAreas = (language: Language): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    fs
      .readdirSync(`locales/${language}`)
      .map((file) => [file.replace('.json', ''), JSON.parse(fs.readFileSync(`locales/${language}/${file}`, 'utf8')) as Record<string, unknown>]),
  );

function inLanguage(language: Language, view: ReactElement) {
  giveWords(language);
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: Object.fromEntries(languages.map((one) => [one, readAreas(one)])),
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    showSupportNotice: false,
  });
  return <I18nextProvider i18n={i18n}>{view}</I18nextProvider>;
}

/** Renders in a language with all words, and a visitor to act. */
export const renderIn = (language: Language, view: ReactElement) => ({
  user: userEvent.setup({ delay: null }),
  ...render(inLanguage(language, view)),
});

/**
 * Renders the server's HTML and hydrates it.
 * @param before what a visitor does before hydration
 * @returns also the differences that React reports
 */
export async function hydrateIn(language: Language, view: ReactElement, before: (container: HTMLElement) => void = () => undefined) {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, view));
  const html = container.innerHTML;
  before(container);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, inLanguage(language, view), { onRecoverableError: (error) => differences.push(error) });
    await Promise.resolve();
  });
  return { user: userEvent.setup({ delay: null }), html, differences, container };
}
