import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { defaultLanguage } from '../../site';
import { hasCompletedJobs, pageQueries } from '../internals';

let runQuery: CreatePagesArgs['graphql'];

/** Keeps the function that runs queries. Gatsby passes it to `createPages`, when the queries of the pages are not known yet. */
export function rememberGraphql({ graphql }: Pick<CreatePagesArgs, 'graphql'>): void {
  runQuery = graphql;
}

/**
 * Starts the picture jobs before Gatsby bundles the scripts, which keeps only one processor busy; Gatsby itself would start them afterwards, with the queries of
 * the pages. Runs these queries in the first language, since all languages show the same pictures; Gatsby then finds the jobs started or completed.
 * Only in a build without cache: with a cache nearly all pictures exist. Errors in a query are reported when Gatsby runs it.
 */
export async function startPictureJobsEarly({ store }: Pick<ParentSpanPluginArgs, 'store'>): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || hasCompletedJobs(store)) return;
  for (const { query, context } of pageQueries(store)) if (context.language === defaultLanguage) await runQuery(query, context);
}
