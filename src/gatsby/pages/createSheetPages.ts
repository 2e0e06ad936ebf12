import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { sheetPath } from '../../domain/pages/addresses';

interface SheetsResult {
  allRoom: { nodes: { slug: string }[] };
  allEventSpace: { nodes: { slug: string }[] };
}

/** Creates a fact sheet for each room, each space and the hotel. A fact sheet has all languages: gatsby-config.ts keeps the i18n plugin from adding others. */
export async function createSheetPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: SheetsResult; errors?: unknown } = await graphql<SheetsResult>(`
    query SheetPages {
      allRoom {
        nodes {
          slug
        }
      }
      allEventSpace {
        nodes {
          slug
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild('The fact sheets could not be made.', errors as Error);
    return;
  }
  const create = (address: string, template: string, context: { slug?: string }) =>
    actions.createPage({ path: address, component: path.resolve(`src/templates/${template}.tsx`), context });
  for (const { slug } of data.allRoom.nodes) create(sheetPath.room(slug), 'RoomSheet', { slug });
  for (const { slug } of data.allEventSpace.nodes) create(sheetPath.eventSpace(slug), 'SpaceSheet', { slug });
  create(sheetPath.hotel, 'HotelSheet', {});
}
