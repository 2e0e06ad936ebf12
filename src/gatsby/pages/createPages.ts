import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, Page } from 'gatsby';
import { sitePages } from '../../domain/pages/sitePages';
import { faultyNotFoundPath } from '../internals';
import { allNamespaces, namespacesOfPage } from './namespaces';

type Answer = Queries.ContentPagesQuery;

/**
 * Creates the pages of content files. The i18n plugin adds the languages, except to fact sheets, which have all of them (gatsby-config.ts): one for each room,
 * each space and the hotel.
 */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: Answer; errors?: unknown } = await graphql<Answer>(`
    query ContentPages {
      allRoom(sort: [{ area: ASC }, { order: ASC }]) {
        nodes {
          slug
          order
          area
        }
      }
      allEventSpace {
        nodes {
          slug
        }
      }
      allOffer {
        nodes {
          slug
          path
        }
      }
      allPageWords(sort: { path: ASC }) {
        nodes {
          slug
          path
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild('The pages of content files could not be made.', errors as Error);
    return;
  }
  const create = (address: string, view: string, context: object) => actions.createPage({ path: address, component: path.resolve(`src/${view}.tsx`), context });
  const rooms = data.allRoom.nodes;
  const pages = sitePages({ rooms, offers: data.allOffer.nodes, spaces: data.allEventSpace.nodes, words: data.allPageWords.nodes });

  // Neighbours are the next smaller and larger rooms by area. Each page queries few other rooms, so that the time of a build grows linearly with their number.
  const neighboursOf = (slug: string) => {
    const index = rooms.findIndex((room) => room.slug === slug);
    return [rooms[index - 1]?.slug, rooms[index + 1]?.slug].filter((neighbour) => neighbour !== undefined);
  };
  for (const { path: own, kind, template, slug, words } of pages)
    if (template)
      create(own, `templates/${template}`, {
        ...(slug ? { slug } : {}),
        // not named `path`, which Gatsby sets to the path with language
        ...(words === null ? {} : { words }),
        ...(kind === 'room' ? { neighbours: neighboursOf(slug) } : {}),
      });
}

interface I18nContext {
  i18n?: { routed: boolean; language: string };
  namespaces?: readonly string[];
}

/** Puts a page together anew once the i18n plugin has made it of a language: with the namespaces of its views, for its query, and the addresses of a 404 page. */
export function completePage({ page, actions }: CreatePageArgs): void {
  const { component, context, matchPath } = page as Page<I18nContext>;
  if (!context?.i18n || context.namespaces) return;
  const { routed, language } = context.i18n;
  // in develop mode sources change while the page stands
  const namespaces = process.env.NODE_ENV === 'development' ? allNamespaces() : namespacesOfPage(component);
  actions.deletePage(page);
  // gatsby-plugin-react-i18next adds the language to the `matchPath` of a translated 404 page twice (`/en/en/*`): it gets the addresses of its own language alone
  const isFaulty = routed && matchPath === faultyNotFoundPath(language);
  actions.createPage({ ...page, ...(isFaulty && { matchPath: `/${language}/*` }), context: { ...context, namespaces } });
}
