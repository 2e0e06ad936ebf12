import fs from 'node:fs';
import { anyFile, complaintsAbout, complaintsOf, type Data, lines, projectWithContent, today } from '../../../tests/support/content/content';
import { namedSections } from '../../domain/pages/namedSections';
import { requiredContent } from './requiredContent';

it('warns of a section that its page does not show', async () => {
  const page = { slug: 'index', path: '/', sections: [{ slug: 'paraizo' }] };
  expect(await complaintsAbout(requiredContent, { 'pages/index.json': page })).toContain(
    'warning content/pages/index.json sections.0.slug: the page shows no section “paraizo”; did you mean “paraiso”?',
  );
});

it('reports a path that differs from the page’s', async () => {
  expect(await complaintsOf(requiredContent, { changed: { 'pages/resort.json': (page) => (page.path = '/') } })).toEqual([
    'fault content/pages/resort.json path: it is /, but the page stands at /resort; write “/resort”',
  ]);
});

it('reports a missing file that every hotel has, and no broken one; other pages may be missing', async () => {
  const root = projectWithContent();
  fs.rmSync(`${root}/content`, { recursive: true });
  fs.mkdirSync(`${root}/content`);
  fs.writeFileSync(`${root}/content/navigation.json`, '{');
  const reported = lines(await requiredContent({ root, today, files: [] }));
  for (const file of ['site.json', 'stay-rules.json', 'pages/index.json', 'pages/404.json'])
    expect(reported).toContainEqual(`fault content/${file} : the file is missing; put it back: the site needs it`);
  for (const file of ['navigation.json', 'pages/resort.json']) expect(reported.filter((line) => line.includes(file))).toEqual([]);
});

it('accepts an offer with a path and without a file in content/pages', async () => {
  const about = (files: object) => complaintsAbout(requiredContent, { 'offers/julho.json': { slug: 'julho', path: '/julho', parts: [] }, ...files });
  expect((await about({})).filter((line) => line.includes('julho'))).toEqual([]);
});

it.each([
  ['/festa', `the page of content/${anyFile('offers')} stands at /festa already; choose another address`],
  ['/resort', 'another page stands at /resort already; choose another address'],
  ['/ferias/julho', '/ferias/julho cannot be the page of an offer; write one word after the slash, such as "/carnaval"'],
])('reports an offer whose path is %s', async (path, reported) => {
  const [first, second] = [anyFile('offers'), anyFile('offers', 1)];
  const changed = { [first]: (offer: Data) => (offer.path = '/festa'), [second]: (offer: Data) => (offer.path = path) };
  expect(await complaintsOf(requiredContent, { changed })).toContain(`fault content/${second} path: ${reported}`);
});

it('reports a role that two pages have, and one of a page that is fixed', async () => {
  const page = (slug: string) => ({ [`pages/${slug}.json`]: { slug, path: `/${slug}`, role: 'offers', sections: [] } });
  expect((await complaintsAbout(requiredContent, { ...page('ofertas'), ...page('resort') })).filter((line) => line.includes(' role:'))).toEqual([
    'fault content/pages/resort.json role: the page of content/pages/ofertas.json has the role offers already; take it from one of them',
    'fault content/pages/resort.json role: another page stands at /resort already; choose another address',
  ]);
});

it('knows no section that no view shows', () => {
  const sources = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const shown = sources.flatMap((name) =>
    [...fs.readFileSync(`src/${name}`, 'utf8').matchAll(/(?:sectionOf|sectionView|withSection)\(\w+, '([\w-]+)'/g)].map(([, slug]) => slug),
  );
  expect(new Set(Object.values(namedSections).flat())).toEqual(new Set(shown));
});
