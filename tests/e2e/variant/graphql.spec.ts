import { expect } from '../../support/test';
import { documentedQueries, answersOf } from '../../support/servers/documentedQueries';
import { rooms } from '../../support/content/hotel';
import { newRoom, test, variantFolder } from '../../support/servers/variant';

// The queries in docs/graphql.md, as the build answered them.

const nodesOf = (name: string) => Object.values(answersOf(variantFolder)[name]?.data ?? {})[0]?.nodes ?? [];
const slugsOf = (name: string) => nodesOf(name).map(({ slug }) => slug);

test('every query of the page is answered', () => {
  const names = Object.keys(documentedQueries());
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    expect.soft(answersOf(variantFolder)[name]?.errors, name).toBeUndefined();
    expect.soft(nodesOf(name), name).not.toEqual([]);
  }
});

test('rooms are filtered by people and sorted by area', () => {
  const large = rooms.filter(({ occupancy }) => occupancy.max >= 4).sort((one, other) => other.area - one.area);
  expect(slugsOf('RoomsByOccupancy')).toEqual(large.map(({ slug }) => slug));
});

test('a room has its cover in the sizes of the site', () => {
  expect(slugsOf('RoomCovers')).toContain(newRoom.slug);
  for (const { cover } of nodesOf('RoomCovers'))
    expect(cover).toMatchObject({
      alt: expect.any(String),
      // of one format alone, gatsby-plugin-sharp makes the fallback
      file: { childImageSharp: { gatsbyImageData: { images: { fallback: { srcSet: expect.stringMatching(/\.avif 480w[^]+\.avif 1600w/) } } } } },
    });
});

test('the hours of a day are in minutes, and null where they are not known', () => {
  // a Friday
  const answers = nodesOf('HoursAtChristmas') as unknown as { slug: string; hoursOn: { closed: boolean | null; hours: { opens: number; closes: number }[] } }[];
  for (const { slug, hoursOn } of answers) {
    if (hoursOn.hours.length > 0) expect.soft(hoursOn.closed, slug).toBe(false);
    for (const { opens, closes } of hoursOn.hours) expect.soft(closes, slug).toBeGreaterThan(opens);
  }
});
