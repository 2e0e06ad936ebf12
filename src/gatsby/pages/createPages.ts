import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, Page } from 'gatsby';
import { fixedPages } from '../../content/fixedPages';
import { contentNodes, pagesOfNodes } from '../contentNodes';
import { faultyNotFoundPath } from '../internals';
import { allNamespaces } from '../schema/locales';
import { namespacesOfPage } from './namespaces';

export function createContentPages(args: CreatePagesArgs): void {
  const rooms = contentNodes(args, 'Room').sort((a, b) => a.area - b.area);
  // Neighbours are the next smaller and larger rooms by area. Each page queries few other rooms, so that the time of a build grows linearly with their number.
  const neighboursOf = (slug: string) => {
    const index = rooms.findIndex((room) => room.slug === slug);
    return [rooms[index - 1]?.slug, rooms[index + 1]?.slug].filter((neighbour) => neighbour !== undefined);
  };
  for (const { path: address, kind, template, slug, text } of pagesOfNodes(args))
    if (template)
      args.actions.createPage({
        path: address,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: {
          ...(slug ? { slug } : {}),
          // not named `path`, which Gatsby sets to the path with language
          ...(text === null ? {} : { text }),
          ...(kind === 'room' ? { neighbours: neighboursOf(slug) } : {}),
        },
      });
}

export function completePage({ page, actions }: CreatePageArgs): void {
  const { component, context, matchPath } = page as Page<{ i18n?: { routed: boolean; language: string }; namespaces?: readonly string[] }>;
  if (!context?.i18n || context.namespaces) return;
  const { dir, name } = path.parse(component);
  if (dir === path.resolve('src/pages') && !fixedPages('.').includes(name)) {
    actions.deletePage(page);
    return;
  }
  const { routed, language } = context.i18n;
  // in develop mode sources change while the page is open
  const namespaces = process.env.NODE_ENV === 'development' ? allNamespaces() : namespacesOfPage(component);
  actions.deletePage(page);
  // gatsby-plugin-react-i18next adds the language to the `matchPath` of a translated 404 page twice (`/en/en/*`): it gets the addresses of its language only
  const isFaulty = routed && matchPath === faultyNotFoundPath(language);
  actions.createPage({ ...page, ...(isFaulty && { matchPath: `/${language}/*` }), context: { ...context, namespaces } });
}
