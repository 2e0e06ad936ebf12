import type { WrapPageElementBrowserArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { wrapPageElement } from './pageMessages';

type Args = Parameters<typeof wrapPageElement>[0];

const node = (language: string, ns: string, words: object) => ({ node: { language, ns, data: JSON.stringify(words) } });
const argsOf = (element: WrapPageElementBrowserArgs['element'], edges: readonly object[]) =>
  ({ element, props: { data: { locales: { edges } }, pageContext: { language: 'fr' } } }) as unknown as Args;

const instances = new Set<unknown>();
function View() {
  const { t, i18n } = useTranslation(['menu', 'common']);
  instances.add(i18n);
  return <p lang={i18n.language}>{`${t('menu:resort')}, ${t('common:skip')}`}</p>;
}

test('a page’s views get the namespaces of its query, in the page’s language', () => {
  const page = argsOf(<View />, [node('fr', 'menu', { resort: 'Le resort' }), node('fr', 'common', { skip: 'Aller au contenu' })]);
  expect(renderToStaticMarkup(wrapPageElement(page))).toBe('<p lang="fr">Le resort, Aller au contenu</p>');
});

test('rendering a page again keeps its i18next instance', () => {
  instances.clear();
  const page = argsOf(<View />, [node('fr', 'menu', { resort: 'Le resort' })]);
  renderToStaticMarkup(wrapPageElement(page));
  renderToStaticMarkup(wrapPageElement(page));
  expect(instances.size).toBe(1);
});
