import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isListed, roomPath } from '../../domain/pages/addresses';

/** Its address in develop mode. */
const address = '/campanhas';

interface SiteResult {
  hotel: { booking: { host: string; hotelCode: string } };
  allPageWords: { nodes: { path: string }[] };
  allRoom: { nodes: { slug: string }[] };
}

/** Creates the page for campaign links (src/develop/CampaignPage.tsx), in develop mode only. */
export async function createCampaignPage({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  const answer: { data?: SiteResult; errors?: unknown } = await graphql<SiteResult>(`
    query CampaignSite {
      hotel {
        booking {
          host
          hotelCode
        }
      }
      allPageWords(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      allRoom(sort: { order: ASC }) {
        nodes {
          slug
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild('The campaign page could not be made.', errors as Error);
    return;
  }
  const { hotel, allPageWords, allRoom } = data;
  actions.createPage({
    path: address,
    component: path.resolve('src/develop/CampaignPage.tsx'),
    context: {
      paths: [...allPageWords.nodes.map((page) => page.path).filter(isListed), ...allRoom.nodes.map(({ slug }) => roomPath(slug))],
      booking: hotel.booking,
    },
  });
}
