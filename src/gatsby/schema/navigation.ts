import type { Data } from '../../content/kinds';
import { withPlainPages } from '../../domain/pages/navigation';

type Navigation = Data<'Navigation'>;
interface Context {
  readonly nodeModel: { readonly findAll: (query: { type: 'PlainPage' }) => Promise<{ readonly entries: Iterable<Data<'PlainPage'>> }> };
}

/** A resolver of a part of the navigation that has the links of plain pages too. */
const withLinks = (part: 'menu' | 'footer') => ({
  resolve: async (source: Navigation, _: object, { nodeModel }: Context) => {
    const { entries } = await nodeModel.findAll({ type: 'PlainPage' });
    return withPlainPages(
      source,
      [...entries].sort((one, other) => (one.slug < other.slug ? -1 : 1)),
    )[part];
  },
});

/** Adds to menu and footer the links of plain pages that ask for a place there. */
export const navigationResolvers = { Navigation: { menu: withLinks('menu'), footer: withLinks('footer') } };
