import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { startPictureJobsEarly, rememberGraphql } from './startPictureJobsEarly';

const page = (language: string, componentPath: string) => ({ componentPath, context: { language } });

const state = {
  pages: new Map([
    ['/', page('pt', 'index.tsx')],
    ['/en', page('en', 'index.tsx')],
    ['/404', page('pt', '404.tsx')],
    ['/campanhas', page('pt', 'unknown.tsx')],
  ]),
  components: new Map([
    ['index.tsx', { query: 'query Home' }],
    ['404.tsx', { query: '' }],
  ]),
  jobsV2: { complete: new Map<string, object>() },
};

const asked = async (mode: string, changes: Partial<typeof state> = {}) => {
  const ask = jest.fn(() => Promise.resolve({ data: {} }));
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  rememberGraphql({ graphql: ask as unknown as CreatePagesArgs['graphql'] });
  await startPictureJobsEarly({ store: { getState: () => ({ ...state, ...changes }) } } as unknown as ParentSpanPluginArgs);
  Object.assign(process.env, { NODE_ENV: before });
  return ask.mock.calls;
};

test('a build from nothing asks for the data of every page that has a query, in the first language', async () => {
  expect(await asked('production')).toEqual([['query Home', { language: 'pt' }]]);
});

test('a build that has pictures of an earlier one asks for none ahead, nor does develop mode', async () => {
  expect(await asked('production', { jobsV2: { complete: new Map([['a', {}]]) } })).toEqual([]);
  expect(await asked('development')).toEqual([]);
});
