import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './createPages';

const data: Queries.ContentPagesQuery = {
  hotel: { booking: { host: 'https://booking.example', hotelCode: '4568' } },
  allRoom: {
    nodes: [
      { slug: 'jardim', order: 2, area: 20 },
      { slug: 'luxo', order: 1, area: 30 },
    ],
  },
  allEventSpace: { nodes: [{ slug: 'salao' }] },
  allOffer: {
    nodes: [
      { slug: 'carnaval', path: '/carnaval' },
      { slug: 'inverno', path: null },
    ],
  },
  allPageWords: {
    nodes: [
      { slug: 'index', path: '/', eventType: null },
      { slug: '404', path: '/404', eventType: null },
      { slug: 'casamento', path: '/casamento', eventType: 'marriage' },
    ],
  },
};

/** The contexts of the pages created in a mode of Gatsby, by path. */
async function createdIn(mode: 'development' | 'production') {
  const before = process.env;
  process.env = { ...before, NODE_ENV: mode };
  const createPage = jest.fn<undefined, [page: { path: string; context: object }]>();
  try {
    await createContentPages({ graphql: () => Promise.resolve({ data }), actions: { createPage }, reporter: {} } as unknown as CreatePagesArgs);
  } finally {
    process.env = before;
  }
  return Object.fromEntries(createPage.mock.calls.map(([{ path, context }]) => [path, context]));
}

const published = {
  '/quartos/jardim': { slug: 'jardim', neighbours: ['luxo'], toScale: ['jardim', 'luxo'] },
  '/quartos/luxo': { slug: 'luxo', neighbours: ['jardim'], toScale: ['jardim', 'luxo'] },
  '/carnaval': { slug: 'carnaval', words: 'carnaval' },
  '/casamento': { slug: 'casamento', words: 'casamento' },
  '/fichas/quartos/jardim': { slug: 'jardim' },
  '/fichas/quartos/luxo': { slug: 'luxo' },
  '/fichas/espacos/salao': { slug: 'salao' },
  '/fichas/hotel': {},
};

test('rooms, offers with a path and types of event have a page, rooms and spaces a fact sheet; the campaign page is never published', async () => {
  expect(await createdIn('production')).toEqual(published);
});

test('the campaign page exists in develop mode, with every page of the site to choose from', async () => {
  const context = { paths: ['/', '/casamento', '/quartos/luxo', '/quartos/jardim'], booking: data.hotel.booking };
  expect(await createdIn('development')).toEqual({ ...published, '/campanhas': context });
});
