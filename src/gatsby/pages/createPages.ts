import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, Page } from 'gatsby';
import { isListed, roomPath, sheetPath } from '../../domain/pages/addresses';
import { roomsToScale } from '../../domain/rooms/scale';
import { faultyNotFoundPath } from '../internals';

type Answer = Queries.ContentPagesQuery;

/**
 * Creates the pages of content files. The i18n plugin adds the languages, except to fact sheets, which have all of them (gatsby-config.ts): one for each room,
 * each space and the hotel.
 */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: Answer; errors?: unknown } = await graphql<Answer>(`
    query ContentPages {
      hotel {
        booking {
          host
          hotelCode
        }
      }
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
          eventType
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
  const pageWords = data.allPageWords.nodes;

  // Neighbours are the next smaller and larger rooms by area. Each page queries few other rooms, so that the time of a build grows linearly with their number.
  rooms.forEach(({ slug }, index) => {
    const neighbours = [rooms[index - 1]?.slug, rooms[index + 1]?.slug].filter((neighbour) => neighbour !== undefined);
    create(roomPath(slug), 'templates/Room', { slug, neighbours, toScale: roomsToScale(rooms, index).map((room) => room.slug) });
  });
  // `words` is not named `path`, which Gatsby sets to the path with language
  for (const { slug, path: own } of data.allOffer.nodes) if (own !== null) create(own, 'templates/Offer', { slug, words: own.slice(1) });
  for (const { slug, path: own, eventType } of pageWords) if (eventType !== null) create(own, 'templates/EventType', { slug, words: own.slice(1) });

  // the page for campaign links, which is never published
  if (process.env.NODE_ENV === 'development')
    create('/campanhas', 'develop/CampaignPage', {
      paths: [...pageWords.map((page) => page.path).filter(isListed), ...rooms.toSorted((a, b) => a.order - b.order).map(({ slug }) => roomPath(slug))],
      booking: data.hotel.booking,
    });

  for (const { slug } of rooms) create(sheetPath.room(slug), 'templates/RoomSheet', { slug });
  for (const { slug } of data.allEventSpace.nodes) create(sheetPath.eventSpace(slug), 'templates/SpaceSheet', { slug });
  create(sheetPath.hotel, 'templates/HotelSheet', {});
}

interface I18nContext {
  i18n?: { routed: boolean; language: string };
}

/**
 * gatsby-plugin-react-i18next adds the language to the `matchPath` of a translated 404 page twice (`/en/en/*`). Here the page gets the addresses of its own
 * language, and no others.
 */
export function fixNotFoundPaths({ page, actions }: CreatePageArgs): void {
  const { i18n } = (page as Page<I18nContext>).context ?? {};
  if (!i18n?.routed || page.matchPath !== faultyNotFoundPath(i18n.language)) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${i18n.language}/*` });
}
