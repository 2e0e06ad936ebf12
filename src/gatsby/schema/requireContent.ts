import { kinds, type Kind, type KindName } from '../../content/kinds';

interface Arguments {
  readonly slug?: { readonly eq?: unknown };
}

interface Info {
  readonly originalResolver: (...all: readonly unknown[]) => unknown;
}

/** The file that a query needs: `content/site.json`, `content/rooms/luxo.json`. */
function queriedFile(kind: KindName, { slug }: Arguments): string {
  const { source } = kinds[kind];
  if (source.endsWith('.json')) return `content/${source}`;
  return typeof slug?.eq === 'string' ? `content/${source}/${slug.eq}.json` : `any file of content/${source} that was asked for`;
}

const fieldOf = (kind: KindName): string => kind.charAt(0).toLowerCase() + kind.slice(1);

const requiring = (kind: KindName) => ({
  type: `${kind}!`,
  resolve: async (source: unknown, args: Arguments, context: unknown, info: Info): Promise<unknown> => {
    const found = await info.originalResolver(source, args, context, info);
    if (found) return found;
    throw new Error(`There is no ${queriedFile(kind, args)}: put it back, this page needs it.`);
  },
});

const needed = (Object.keys(kinds) as KindName[]).filter((kind) => !(kinds[kind] as Kind).optional);

/**
 * Makes the query of a single file, such as `hotel` or `room(slug: …)`, non-null: where it finds nothing, it fails with the name of the missing file, and so does
 * the build or the page in develop mode. Kinds that the site can do without may be null.
 */
export const requiredContent = { Query: Object.fromEntries(needed.map((kind) => [fieldOf(kind), requiring(kind)])) };
