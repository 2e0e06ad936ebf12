import fs from 'node:fs';
import path from 'node:path';
import { lines, projectWithContent, today } from '../../tests/support/content/content';
import { languages } from '../site';
import { absentPages } from './fixedPages';
import type { JsonObject } from './json';
import { pagesOf } from './pages';
import { isSource, readContent } from './read';
import { links } from './rules/links';
import { requiredContent } from './rules/requiredContent';
import type { ContentFile } from './rules/rule';
import { withheldFiles } from './rules/withheld';
import { whyWithheld } from './withheld';

const inEach = (text: string, but = '') => Object.fromEntries(languages.filter((language) => language !== but).map((language) => [language, text]));
const page = (slug: string, more: JsonObject = {}): JsonObject & { readonly slug: string } => ({ slug, heading: inEach('Nossa horta'), sections: [], ...more });
const navigation = { menu: [[{ path: '/galeria', label: inEach('Galeria'), collapsedLabel: inEach('Galeria') }], []], footer: [] };

/** The addresses of some plain pages, and the faults of the rules. */
async function contentWith(...pages: readonly ReturnType<typeof page>[]) {
  const all = pages.map((data): ContentFile => ({ kind: 'PlainPage', file: `content/plain-pages/${data.slug}.json`, data, valid: true }));
  const isShown = ({ kind, data }: ContentFile) => whyWithheld(kind, data) === undefined;
  const files: ContentFile[] = [{ kind: 'Navigation', file: 'content/navigation.json', data: navigation, valid: true }, ...all.filter(isShown)];
  const content = { root: '.', today, files, withheld: all.filter((one) => !isShown(one)) };
  const found = await Promise.all([links, requiredContent, withheldFiles].map(async (rule) => rule(content)));
  return {
    found: lines(found.flat())
      .filter((line) => line.includes('plain-pages'))
      .map((line) => line.split(';')[0]),
    addresses: pagesOf(files, []).map(({ path: address }) => address),
  };
}

test('a plain page stands at its name once it has every language', async () => {
  expect(await contentWith(page('horta'))).toEqual({ found: [], addresses: ['/horta'] });
});

test('one that lacks a language is nowhere, is listed as unfinished, and nothing may lead to it', async () => {
  const leads = page('pomar', { sections: [{ text: [inEach('Veja também.')], path: '/horta', action: inEach('A horta') }] });
  expect(await contentWith(page('horta', { lead: inEach('Couve e mel.', 'en') }), leads)).toEqual({
    addresses: ['/pomar'],
    found: [
      'fault content/plain-pages/pomar.json sections.0.path: the page /horta is not on the site: it was taken off, or lacks a language',
      'warning content/plain-pages/horta.json lead.en: the page is not on the site yet: 1 text is missing in English',
    ],
  });
});

test('what is archived is on file and in no list, whatever it leads to', async () => {
  const archived = page('horta', { archived: true, sections: [{ text: [], path: '/nada', action: inEach('Nada') }] });
  expect(await contentWith(archived)).toEqual({ addresses: [], found: ['note content/plain-pages/horta.json : it is off the site'] });
});

test('the address of a plain page is its own, and its link stands where there is a place for it', async () => {
  const inMenu = (place: string) => ({ link: { in: place, label: inEach('Horta') } });
  const many = [1, 2, 3, 4, 5, 6].map((count) => page(`horta-${count}`, inMenu('menu-1')));
  const { found } = await contentWith(page('galeria'), page('pomar', inMenu('jardim')), ...many);
  expect(found).toEqual([
    'fault content/plain-pages/pomar.json link.in: menu and footer have no place “jardim”',
    ...many.map(({ slug }) => `fault content/plain-pages/${slug}.json link.in: this group of the menu has more than 6 links with this one`),
    'fault content/plain-pages/galeria.json slug: another page stands at /galeria already',
  ]);
});

test('a file off the site is read apart, is no source of the build, and code leads to no such page', () => {
  const root = projectWithContent();
  const archive = (archived: boolean) => {
    fs.mkdirSync(path.join(root, 'content/plain-pages'), { recursive: true });
    fs.writeFileSync(path.join(root, 'content/plain-pages/privacidade.json'), JSON.stringify(page('privacidade', { archived })));
    const folder = path.join(root, 'content');
    return [readContent(root).withheld.length, isSource(folder, 'plain-pages/privacidade.json'), absentPages(root).includes('/privacidade')];
  };
  expect(archive(true)).toEqual([1, false, true]);
  expect(archive(false)).toEqual([0, true, false]);
  fs.writeFileSync(path.join(root, 'content/plain-pages/horta.json'), JSON.stringify(page('horta', { lead: { pt: 'Couve e mel.' } })));
  expect([false, true].map((isDevelop) => isSource(path.join(root, 'content'), 'plain-pages/horta.json', isDevelop))).toEqual([false, true]);
});

test('a text that names a restaurant that is off the site is found, in each language', async () => {
  const text: ContentFile = {
    kind: 'PlainPage',
    file: 'content/plain-pages/vinhos.json',
    data: page('vinhos', { lead: { pt: 'Na Adega, às sextas.', en: 'At the Cellar.', fr: 'Au bar.' } }),
    valid: true,
  };
  const restaurant: ContentFile = {
    kind: 'Restaurant',
    file: 'content/restaurants/adega.json',
    data: { slug: 'adega', archived: true, name: { pt: 'Adega', en: 'Cellar' } },
    valid: true,
  };
  expect(lines([...(await withheldFiles({ root: '.', today, files: [text], withheld: [restaurant] }))]).map((line) => line.split(';')[0])).toEqual([
    'warning content/plain-pages/vinhos.json lead.pt: it names Adega, which is off the site',
    'warning content/plain-pages/vinhos.json lead.en: it names Cellar, which is off the site',
    'note content/restaurants/adega.json : it is off the site',
  ]);
});
