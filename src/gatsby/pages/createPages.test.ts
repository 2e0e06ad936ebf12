import fs from 'node:fs';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { faultyNotFoundPath } from '../internals';
import { completePage, createContentPages } from './createPages';

const content: Readonly<Record<string, readonly object[]>> = {
  Room: [
    { slug: 'luxo', order: 1, area: 30 },
    { slug: 'jardim', order: 2, area: 20 },
  ],
  Offer: [
    { slug: 'carnaval', path: '/carnaval' },
    { slug: 'inverno', path: null },
  ],
  PageText: [
    { slug: 'index', path: '/' },
    { slug: '404', path: '/404' },
    { slug: 'bodas', path: '/bodas', role: 'marriage' },
    { slug: 'aguas', path: '/aguas', role: 'spa' },
  ],
  PlainPage: [{ slug: 'termos' }],
};

function createdPages() {
  const createPage = jest.fn<undefined, [page: { path: string; context: object }]>();
  createContentPages({ getNodesByType: (kind: string) => content[kind], actions: { createPage } } as unknown as CreatePagesArgs);
  return Object.fromEntries(createPage.mock.calls.map(([{ path, context }]) => [path, context]));
}

test('rooms, offers with a path, pages with a role and plain pages have a page', () => {
  expect(createdPages()).toEqual({
    '/quartos/jardim': { slug: 'jardim', neighbours: ['luxo'] },
    '/quartos/luxo': { slug: 'luxo', neighbours: ['jardim'] },
    '/carnaval': { slug: 'carnaval', text: 'carnaval' },
    '/bodas': { slug: 'bodas', text: 'bodas' },
    '/termos': { slug: 'termos' },
    '/aguas': { slug: 'aguas', text: 'aguas' },
  });
});

describe('a page that the i18n plugin has made of a language', () => {
  const completed = (page: object) => {
    const actions = { createPage: jest.fn<undefined, [page: object]>(), deletePage: jest.fn() };
    completePage({ page, actions } as unknown as CreatePageArgs);
    return actions.createPage.mock.calls.map(([created]) => created);
  };
  const page = { path: '/en/404', component: path.resolve('src/pages/404.tsx'), matchPath: '/en/about/*' };
  const context = { language: 'en', i18n: { language: 'en', routed: true } };

  test('gets the namespaces of its views, once', () => {
    const [created, ...others] = completed({ ...page, context });
    expect(created).toMatchObject({ ...page, context: { ...context, namespaces: expect.arrayContaining(['common', 'menu']) as unknown } });
    expect(others).toEqual([]);
    expect(completed(created ?? {})).toEqual([]);
  });

  test('answers at the addresses of its language, if it is 404', () => {
    expect(completed({ ...page, matchPath: faultyNotFoundPath('en'), context })).toEqual([expect.objectContaining({ matchPath: '/en/*' })]);
  });

  test('is not made without words', () => {
    const component = path.resolve('src/pages/resort.tsx');
    expect(completed({ ...page, component, context })).toHaveLength(1);
    const exists = jest.spyOn(fs, 'existsSync').mockReturnValue(false);
    expect(completed({ ...page, component, context })).toEqual([]);
    expect(completed({ ...page, context })).toHaveLength(1);
    exists.mockRestore();
  });

  test('is left alone before', () => {
    expect(completed({ ...page, context: {} })).toEqual([]);
  });
});
