import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { roomPath } from '../../domain/pages/addresses';
import { roomsToScale } from '../../domain/rooms/scale';

interface RoomsResult {
  allRoom: { nodes: { slug: string; area: number }[] };
}

/**
 * Creates a page for each room, at /quartos/{slug}. The i18n plugin adds the languages. Neighbours are the next smaller and larger rooms by area. Each page
 * queries few other rooms, so that the time of a build grows linearly with the number of rooms.
 */
export async function createRoomPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: RoomsResult; errors?: unknown } = await graphql<RoomsResult>(`
    query RoomPages {
      allRoom(sort: [{ area: ASC }, { order: ASC }]) {
        nodes {
          slug
          area
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild('The room pages could not be made.', errors as Error);
    return;
  }
  const rooms = data.allRoom.nodes;
  rooms.forEach(({ slug }, index) => {
    actions.createPage({
      path: roomPath(slug),
      component: path.resolve('src/templates/Room.tsx'),
      context: {
        slug,
        neighbours: [rooms[index - 1]?.slug, rooms[index + 1]?.slug].filter((neighbour) => neighbour !== undefined),
        toScale: roomsToScale(rooms, index).map((room) => room.slug),
      },
    });
  });
}
