import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { defaultLanguage } from '../../site';

interface BuildState {
  readonly pages: ReadonlyMap<string, { readonly componentPath: string; readonly context?: { readonly language?: string } }>;
  readonly components: ReadonlyMap<string, { readonly query?: string }>;
  readonly jobsV2: { readonly complete: ReadonlyMap<string, unknown> };
}

let ask: CreatePagesArgs['graphql'];

/** Keeps how to ask for data: Gatsby tells it while pages are made, when their own queries are not known yet. */
export function rememberGraphql({ graphql }: Pick<CreatePagesArgs, 'graphql'>): void {
  ask = graphql;
}

/**
 * Begins to cut pictures while Gatsby bundles scripts, which is work for one processor; Gatsby itself would begin once pages ask for their data, after that.
 * Asks for the data of every page in the first language, since all languages show the same pictures; Gatsby then finds these under way or made.
 * Only in a build from nothing: others have nearly all of them. What is wrong with a query is told when its page asks.
 */
export async function startPictureJobsEarly({ store }: Pick<ParentSpanPluginArgs, 'store'>): Promise<void> {
  const { pages, components, jobsV2 } = (store as unknown as { getState: () => BuildState }).getState();
  if (process.env.NODE_ENV !== 'production' || jobsV2.complete.size > 0) return;
  for (const { componentPath, context } of pages.values()) {
    const query = components.get(componentPath)?.query;
    if (query && context?.language === defaultLanguage) await ask(query, context);
  }
}
