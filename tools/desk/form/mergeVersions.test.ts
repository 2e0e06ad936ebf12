import fc from 'fast-check';
import type { JsonObject } from '../../../src/gatsby/content/json';
import { joinVersions } from './joinVersions';

const base = {
  name: { pt: 'Luxo', en: 'Luxury' },
  area: 27,
  beds: null,
  pictures: [
    { file: 'a.jpg', alt: { pt: 'Cama' } },
    { file: 'b.jpg', alt: { pt: 'Mar' } },
  ],
};

test('what each side changed is in the joined version', () => {
  const mine = { ...base, name: { pt: 'Luxo', en: 'Deluxe' }, pictures: [{ file: 'a.jpg', alt: { pt: 'Cama de casal' } }, base.pictures[1]] };
  const theirs = { ...base, area: 28, pictures: [base.pictures[0], { file: 'b.jpg', alt: { pt: 'Mar', en: 'Sea' } }] };
  const { joined, changes } = joinVersions({ base, mine, theirs } as never);
  expect(joined).toEqual({
    ...base,
    name: { pt: 'Luxo', en: 'Deluxe' },
    area: 28,
    pictures: [
      { file: 'a.jpg', alt: { pt: 'Cama de casal' } },
      { file: 'b.jpg', alt: { pt: 'Mar', en: 'Sea' } },
    ],
  });
  expect(changes).toEqual([
    { field: 'area', theirs: 28, isMineToo: false },
    { field: 'pictures.1.alt.en', theirs: 'Sea', isMineToo: false },
  ]);
});

test('where both changed the same, mine stays and the other is named', () => {
  const { joined, changes } = joinVersions({ base, mine: { ...base, area: 30 }, theirs: { ...base, area: 28 } });
  expect(joined.area).toBe(30);
  expect(changes).toEqual([{ field: 'area', theirs: 28, isMineToo: true }]);
});

test('a list that one side made longer and the other changed is taken whole, and the other is named', () => {
  const [first, second] = base.pictures;
  const mine = { ...base, pictures: [...base.pictures, { file: 'c.jpg' }] } as unknown as JsonObject;
  const theirs = { ...base, pictures: [second, first] } as unknown as JsonObject;
  const { joined, changes } = joinVersions({ base, mine, theirs });
  expect(joined).toEqual(mine);
  expect(changes).toEqual([{ field: 'pictures', theirs: theirs.pictures, isMineToo: true }]);
});

test('what they took out is out, unless it was changed here', () => {
  const { beds, ...without } = base;
  expect(joinVersions({ base, mine: base, theirs: without }).joined).toEqual(without);
  expect(joinVersions({ base, mine: { ...base, beds: 'two' }, theirs: without }).joined).toEqual({ ...base, beds: 'two' });
  expect(beds).toBeNull();
});

test('for any versions: one that nobody else changed stays as it is, and one that only others changed becomes theirs', () => {
  const versions = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      expect(joinVersions({ base: one, mine: other, theirs: one })).toEqual({ joined: other, changes: [] });
      expect(joinVersions({ base: one, mine: one, theirs: other }).joined).toEqual(other);
    }),
  );
});
