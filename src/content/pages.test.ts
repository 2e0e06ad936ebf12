import fs from 'node:fs';
import { fixedPages } from './fixedPages';
import { placesOnMap } from './kinds';
import { pageOf, pagesOf } from './pages';
import { readContent } from './read';

const { files } = readContent('.');
const pages = pagesOf(files, fixedPages('.'));
const at = (path: string) => pages.find((page) => page.path === path);

it('has each page once, with its template, and names those that have words or a name', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const dataOf = (kind: string) => files.filter((one) => one.kind === kind).map(({ data }) => data as { slug: string; path: string | null; name: object });
  for (const { slug, path } of dataOf('Offer')) if (path) expect(at(path)).toMatchObject({ kind: 'offer', template: 'Offer', slug, listed: true });
  for (const { slug, name } of dataOf('Room')) expect(at(`/quartos/${slug}`)).toMatchObject({ kind: 'room', template: 'Room', slug, name });
  expect(pages.filter(({ name }) => name === undefined)).toEqual([]);
});

it('has the pages of src/pages as fixed ones without a role, and the templates of src/templates', () => {
  const fixed = pages.filter(({ kind, role }) => kind === 'fixed' && role === null).map(({ slug }) => slug);
  expect(fixed.sort()).toEqual(fixedPages('.').sort());
  expect(at('/privacidade')).toMatchObject({ kind: 'plain', template: 'Plain', slug: 'privacidade' });
  const templates = fs.readdirSync('src/templates').flatMap((name) => (name.endsWith('.tsx') ? [name.replace('.tsx', '')] : []));
  expect([...new Set(pages.flatMap(({ template }) => template ?? []))].sort()).toEqual(templates.sort());
});

it('has a page of a role at its own address, with the template of the role', () => {
  const page = (role: string) => ({ kind: 'PageText' as const, data: { slug: 'bodas', path: '/bodas', role } });
  expect(pagesOf([page('marriage')], [])).toMatchObject([{ path: '/bodas', kind: 'eventType', role: 'marriage', template: 'EventType' }]);
  expect(pagesOf([page('offers')], [])).toMatchObject([{ path: '/bodas', kind: 'fixed', role: 'offers', template: 'Offers' }]);
});

it('lists all but 404, a guest’s own trip and the page without a signal', () => {
  expect(pages.filter(({ listed }) => !listed).map(({ path }) => path)).toEqual(['/404', '/minha-viagem', '/sem-internet']);
});

it('has the page of an offer without words of its own, and a fixed page whose words are missing', () => {
  const offer = { kind: 'Offer' as const, data: { slug: 'carnaval', path: '/carnaval', name: { pt: 'Carnaval' } } };
  expect(pagesOf([offer], ['index'])).toMatchObject([
    { path: '/', kind: 'fixed' },
    { path: '/carnaval', kind: 'offer', name: { pt: 'Carnaval' } },
  ]);
});

it('every place of the map is shown at a page of the site', () => {
  const paths = new Set([...pages.map(({ path }) => path), '/quartos/x']);
  for (const kind of placesOnMap) expect(paths).toContain(pageOf(kind, { slug: 'x', path: null }).split('#')[0]);
});
