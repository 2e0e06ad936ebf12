import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { startPictureJobsEarly, rememberGraphql } from './startPictureJobsEarly';

const page = (language: string, componentPath: string) => ({ componentPath, context: { language } });

const state = {
  pages: new Map([
    ['/', page('pt', 'index.tsx')],
    ['/en', page('en', 'index.tsx')],
    ['/404', page('pt', '404.tsx')],
    ['/sem-consulta', page('pt', 'unknown.tsx')],
  ]),
  components: new Map([
    ['index.tsx', { query: 'query Home' }],
    ['404.tsx', { query: '' }],
  ]),
  jobsV2: { complete: new Map<string, object>() },
};

const queriesIn = async (mode: string, changes: Partial<typeof state> = {}) => {
  const graphql = jest.fn(() => Promise.resolve({ data: {} }));
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  rememberGraphql({ graphql: graphql as unknown as CreatePagesArgs['graphql'] });
  await startPictureJobsEarly({ store: { getState: () => ({ ...state, ...changes }) } } as unknown as ParentSpanPluginArgs);
  Object.assign(process.env, { NODE_ENV: before });
  return graphql.mock.calls;
};

test('a build without cache runs the query of every page that has one, in the first language', async () => {
  expect(await queriesIn('production')).toEqual([['query Home', { language: 'pt' }]]);
});

test('a build with a cache runs none early, nor does develop mode', async () => {
  expect(await queriesIn('production', { jobsV2: { complete: new Map([['a', {}]]) } })).toEqual([]);
  expect(await queriesIn('development')).toEqual([]);
});
