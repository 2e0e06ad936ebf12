/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { wrapPageElement } from './pageMessages';

type Args = Parameters<typeof wrapPageElement>[0];

const node = (language: string, ns: string, text: object) => ({ language, ns, data: JSON.stringify(text) });
const argsOf = (element: WrapPageElementBrowserArgs['element'], nodes: readonly object[]) =>
  ({ element, props: { data: { locales: { nodes } }, pageContext: { language: 'fr' } } }) as unknown as Args;

const instances = new Set<unknown>();
function View() {
  const { t, i18n } = useTranslation(['menu', 'common']);
  instances.add(i18n);
  return <p lang={i18n.language}>{`${t('menu:main')}, ${t('common:skip')}`}</p>;
}

test('a page’s views get the namespaces of its query, in the page’s language', () => {
  const page = argsOf(<View />, [node('fr', 'menu', { main: 'Principal' }), node('fr', 'common', { skip: 'Aller au contenu' })]);
  expect(render(wrapPageElement(page)).container.innerHTML).toBe('<p lang="fr">Principal, Aller au contenu</p>');
});

test('rendering a page again keeps its i18next instance', () => {
  instances.clear();
  const page = argsOf(<View />, [node('fr', 'menu', { main: 'Principal' })]);
  const { rerender } = render(wrapPageElement(page));
  rerender(wrapPageElement(page));
  expect(instances.size).toBe(1);
});

test('sets <html lang> only if the language changes', () => {
  const root = document.documentElement;
  const page = argsOf(<View />, [node('fr', 'menu', { main: 'Principal' })]);
  root.lang = 'pt-BR';
  render(wrapPageElement(page));
  expect(root.lang).toBe('fr');
  const set = jest.spyOn(root, 'lang', 'set');
  render(wrapPageElement(page));
  expect(set).not.toHaveBeenCalled();
});
