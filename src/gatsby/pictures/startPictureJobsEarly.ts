import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { defaultLanguage } from '../../site';
import { hasCompletedJobs, pageQueries } from '../internals';

let runQuery: CreatePagesArgs['graphql'];

/** Keeps the function that runs queries. Gatsby passes it to `createPages`, when the queries of the pages are not known yet. */
export function rememberGraphql({ graphql }: Pick<CreatePagesArgs, 'graphql'>): void {
  runQuery = graphql;
}

/** Gatsby would start the picture jobs after bundling the scripts, which uses only one processor. Only in a build without cache. */
export async function startPictureJobsEarly({ store }: Pick<ParentSpanPluginArgs, 'store'>): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || hasCompletedJobs(store)) return;
  for (const { query, context } of pageQueries(store)) if (context.language === defaultLanguage) await runQuery(query, context);
}
