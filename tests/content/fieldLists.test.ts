import fs from 'node:fs';
import { Kind, parse } from 'gatsby/graphql';
import { kinds, type KindName } from '../../src/content/kinds';
import { fieldsIn } from '../../src/content/schema';
import { amenities } from '../../src/gatsby/publish/heads/graphOfPage';

// A fact of content is in several lists. What a list leaves out on purpose is named here with its reason, so that a new field is missing nowhere by mistake.

interface List {
  readonly kind: KindName;
  /** Where the list is. */
  readonly list: string;
  readonly has: readonly string[];
  /** Fields by the reason why they are not in the list. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** The fields of a type that the fragments of a file ask for. */
const queriedIn = (file: string, type: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/graphql`([^`]*)`/g)]
    .flatMap(([, query = '']) => parse(query).definitions)
    .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value === type ? one.selectionSet.selections : []))
    .flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));

const layout = 'arranges pages';

const lists: readonly List[] = [
  {
    kind: 'Room',
    list: 'the facts of a room: src/components/rooms/useRoomFacts.ts, on its page also src/sections/rooms/RoomDetails.tsx',
    has: ['src/components/rooms/useRoomFacts.ts', 'src/sections/rooms/RoomDetails.tsx'].flatMap((file) => queriedIn(file, 'Room')),
    leftOut: {
      [layout]: 'order slug category carouselPath',
      'told above the facts': 'summary description',
      'for offers': 'code',
      'shown in sections of their own': 'amenities pictures planPicture plan panorama balconyHours',
    },
  },
  {
    kind: 'Room',
    list: 'structured data: `amenities` in src/gatsby/publish/heads/graphOfPage.ts',
    has: [...amenities, 'amenities'],
    leftOut: {
      'has a property of its own': 'slug name summary description area occupancy beds pictures accessibility',
      'no amenity': 'order category code carouselPath bedGuests extraBed connectable view bathroom planPicture plan panorama balconyHours',
    },
  },
];

test.each(lists)('a $kind: every field stands in $list', ({ kind, list, has, leftOut }) => {
  const fields = fieldsIn(kinds[kind].schema).map(([name]) => name);
  const excepted = Object.values(leftOut).flatMap((names) => names.split(' '));
  const missing = fields.filter((name) => !has.includes(name) && !excepted.includes(name));
  // add them there, or, if the list is to do without, above under `leftOut` with the reason
  expect(missing.map((name) => `${name} is missing in ${list}`)).toEqual([]);
  // what is left out in vain
  expect(excepted.filter((name) => !fields.includes(name) || has.includes(name))).toEqual([]);
});
