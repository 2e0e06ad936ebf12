import type { CreateResolversArgs } from 'gatsby';
import { kinds, type Kind, type KindName } from '../content/kinds';

interface Arguments {
  readonly slug?: { readonly eq?: unknown };
}

interface Info {
  readonly originalResolver: (...all: readonly unknown[]) => unknown;
}

/** The file that a question was for: `content/site.json`, `content/rooms/luxo.json`. */
function fileAskedFor(kind: KindName, { slug }: Arguments): string {
  const { source } = kinds[kind];
  if (source.endsWith('.json')) return `content/${source}`;
  return typeof slug?.eq === 'string' ? `content/${source}/${slug.eq}.json` : `any file of content/${source} that was asked for`;
}

const fieldOf = (kind: KindName): string => kind.charAt(0).toLowerCase() + kind.slice(1);

/**
 * A question for one thing, such as `hotel` or `room(slug: …)`, is answered by it or fails with the name of the file that is missing, and the build or the
 * developer's page with it. No view draws a page without it. What the site does without may be null.
 */
export function requireContent({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const overrideFields = createResolvers as (fields: object) => void;
  const requiring = (kind: KindName) => ({
    type: `${kind}!`,
    resolve: async (source: unknown, args: Arguments, context: unknown, info: Info): Promise<unknown> => {
      const found = await info.originalResolver(source, args, context, info);
      if (found) return found;
      throw new Error(`There is no ${fileAskedFor(kind, args)}: put it back, this page needs it.`);
    },
  });
  const needed = (Object.keys(kinds) as KindName[]).filter((kind) => !(kinds[kind] as Kind).optional);
  overrideFields({ Query: Object.fromEntries(needed.map((kind) => [fieldOf(kind), requiring(kind)])) });
}
