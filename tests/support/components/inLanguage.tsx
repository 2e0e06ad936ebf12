import { MessageChannel } from 'node:worker_threads';
import type { ReactElement } from 'react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allNamespaces } from '../../../src/gatsby/schema/locales';
import { PageContext } from '../../../src/hooks/usePage';
import { languages, type Language } from '../../../src/site';
import { pageOfLayout } from '../fixtures/pageOfLayout';
import { loadNamespacesOnDemand } from './loadNamespacesOnDemand';
import { messagesOf } from '../content/messages';

/** All namespaces in all languages, which may have files for some of them only. */
const resources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(allNamespaces().map((namespace) => [namespace, messagesOf<Record<string, unknown>>(language, namespace)])),
  ]),
);

function inLanguage(language: Language, view: ReactElement) {
  loadNamespacesOnDemand(language);
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: language, initAsync: false, resources, interpolation: { escapeValue: false, maxReplaces: 1000 } });
  return (
    <I18nextProvider i18n={i18n}>
      <PageContext value={pageOfLayout}>{view}</PageContext>
    </I18nextProvider>
  );
}

/** Renders a view in a language with all its words, and sets up user-event. */
export const renderIn = (language: Language, view: ReactElement) => ({ user: userEvent.setup({ delay: null }), ...render(inLanguage(language, view)) });

/**
 * Renders the server's HTML and hydrates it.
 * @param before what the visitor does before hydration
 * @returns also the hydration differences that React reports
 */
export async function hydrateIn(language: Language, view: ReactElement, before: (container: HTMLElement) => void = () => undefined) {
  Object.assign(globalThis, { MessageChannel });
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
