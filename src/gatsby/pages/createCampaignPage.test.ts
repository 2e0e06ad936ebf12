import type { CreatePagesArgs } from 'gatsby';
import { createCampaignPage } from './createCampaignPage';

const data = {
  hotel: { booking: { host: 'https://booking.example', hotelCode: '4568' } },
  allPageWords: { nodes: [{ path: '/' }, { path: '/404' }, { path: '/resort' }] },
  allRoom: { nodes: [{ slug: 'luxo' }] },
};

/** The pages created in a mode of Gatsby. */
async function createdIn(mode: 'development' | 'production') {
  const before = process.env;
  process.env = { ...before, NODE_ENV: mode };
  const createPage = jest.fn<undefined, [page: object]>();
  try {
    await createCampaignPage({ graphql: () => Promise.resolve({ data }), actions: { createPage }, reporter: {} } as unknown as CreatePagesArgs);
  } finally {
    process.env = before;
  }
  return createPage.mock.calls;
}

test('the campaign page exists in develop mode, with every page of the site to choose from', async () => {
  const context = { paths: ['/', '/resort', '/quartos/luxo'], booking: data.hotel.booking };
  expect(await createdIn('development')).toEqual([[expect.objectContaining({ path: '/campanhas', context })]]);
});

test('it is never published', async () => {
  expect(await createdIn('production')).toEqual([]);
});
