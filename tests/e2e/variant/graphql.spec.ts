import { expect } from '../../support/test';
import { documentedQueries, answersOf } from '../../support/servers/documentedQueries';
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
  expect(slugsOf('RoomsByOccupancy')).toEqual(['chale', 'suiteMasterII']);
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

test('what is open on Monday evenings has hours that reach over 20:00', () => {
  const open = nodesOf('OpenOnMondayEvenings').map(({ place }) => (place as { name: string }).name);
  expect(open).toEqual(expect.arrayContaining(['Atlântico Seafood', 'Lobby bar']));
  // Thai: Thursdays and Saturdays
  expect(open).not.toContain('Thai');
});

test('past midnight counts on from the day before', () => {
  expect(nodesOf('OpenAfterMidnight').map(({ place }) => (place as { name: string }).name)).toEqual(['Lobby bar']);
});

test('the hours of a day are in minutes, and null where they are not known', () => {
  const hoursOf = (place: string) => nodesOf('HoursAtChristmas').find(({ slug }) => slug === place);
  // a Friday
  expect(hoursOf('vila-rica')).toMatchObject({ hoursOn: { closed: false, note: null, hours: [{ service: 'open', opens: 1140, closes: 1440 }] } });
  expect(hoursOf('thai')).toMatchObject({ hoursOn: { closed: true, hours: [] } });
  expect(hoursOf('academia')).toMatchObject({ hoursOn: { closed: null } });
});
