import fs from 'node:fs';
import { complaintsOf, type Data, lines, projectWithContent, removeProjects, today } from '../../../tests/support/content/content';
import { requiredFiles, requiredSections } from '../../domain/pages/requiredContent';
import { comfortId, visitId } from '../../domain/pages/sectionIds';
import { requiredContent } from './requiredContent';

afterAll(removeProjects);

it('the hotel’s own content has every section that its pages need', async () => {
  expect(await complaintsOf(requiredContent)).toEqual([]);
});

it('reports a missing section that a page needs', async () => {
  const changed = { 'pages/index.json': (page: Data) => (page.sections = (page.sections as Data[]).filter(({ slug }) => slug !== 'paraiso')) };
  expect(await complaintsOf(requiredContent, { changed })).toEqual([
    'fault content/pages/index.json sections: the section “paraiso” is missing; put it back: the page arranges it by its slug',
  ]);
});

it('reports a path that differs from the page’s', async () => {
  expect(await complaintsOf(requiredContent, { changed: { 'pages/resort.json': (page) => (page.path = '/') } })).toEqual([
    'fault content/pages/resort.json path: it is /, but the page stands at /resort; write “/resort”',
  ]);
});

it('reports a missing file that a page queries by name, and no broken one', async () => {
  const root = projectWithContent();
  fs.rmSync(`${root}/content`, { recursive: true });
  fs.mkdirSync(`${root}/content`);
  fs.writeFileSync(`${root}/content/packages.json`, '{');
  const reported = lines(await requiredContent({ root, today, files: [] }));
  for (const file of ['site.json', 'pages/index.json', 'pages/404.json', 'pages/casamento.json', 'facilities/spasissimo.json', 'films/mar-da-manha.json'])
    expect(reported).toContainEqual(`fault content/${file} : the file is missing; put it back: the site needs it`);
  expect(reported.filter((line) => line.includes('packages.json'))).toEqual([]);
});

it('accepts an offer with a path and without a file in content/pages', async () => {
  expect(await complaintsOf(requiredContent, { changed: { 'offers/ferias-de-julho.json': (offer) => (offer.path = '/julho') } })).toEqual([]);
});

it.each([
  ['/natal', 'the page of content/offers/natal.json stands at /natal already; choose another address'],
  ['/resort', 'another page stands at /resort already; choose another address, or null for no page of its own'],
  ['/ferias/julho', '/ferias/julho cannot be the page of an offer; write one word after the slash, such as "/carnaval"'],
])('reports an offer whose path is %s', async (path, reported) => {
  expect(await complaintsOf(requiredContent, { changed: { 'offers/reveillon.json': (offer) => (offer.path = path) } })).toContain(
    `fault content/offers/reveillon.json path: ${reported}`,
  );
});

describe('the lists of sections and files', () => {
  const sources = (folder: string) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => fs.readFileSync(`${folder}/${name}`, 'utf8'));

  it('name everything that a page queries by its slug', () => {
    const queried = [...sources('src/pages'), ...sources('src/templates')].flatMap((source) =>
      [...source.matchAll(/(\w+)\(slug: \{ eq: "([\w-]+)" \}\)/g)].map(([, root, slug]) => `${root} ${slug}`),
    );
    const listed = Object.entries(requiredFiles).flatMap(([kind, slugs]) => slugs.map((slug) => `${kind.toLowerCase()} ${slug}`));
    expect([...new Set(queried.filter((one) => !one.startsWith('pageWords ')))].sort()).toEqual(listed.sort());
  });

  it('name no section that no view uses', () => {
    const arranged = sources('src').flatMap((source) => [...source.matchAll(/sectionOf\(\w+, '([\w-]+)'\)/g)].map(([, slug]) => slug));
    expect([...new Set(Object.values(requiredSections).flat())].sort()).toEqual([...new Set([...arranged, comfortId, visitId])].sort());
  });
});
