import { choiceInPortuguese } from './fieldLabels';
import type { JsonObject } from './json';
import { changesOf, mergeVersions, newIn, withoutChange } from './mergeVersions';

const base = {
  name: { pt: 'Luxo', en: 'Luxury' },
  area: 27,
  beds: null,
  pictures: [
    { file: 'a.jpg', alt: { pt: 'Cama' } },
    { file: 'b.jpg', alt: { pt: 'Mar' } },
  ],
};

test('the merged version has the changes of both sides', () => {
  const mine = { ...base, name: { pt: 'Luxo', en: 'Deluxe' }, pictures: [{ file: 'a.jpg', alt: { pt: 'Cama de casal' } }, base.pictures[1]] };
  const theirs = { ...base, area: 28, pictures: [base.pictures[0], { file: 'b.jpg', alt: { pt: 'Mar', en: 'Sea' } }] };
  const { merged, changes } = mergeVersions({ base, mine, theirs } as never);
  expect(merged).toEqual({
    ...base,
    name: { pt: 'Luxo', en: 'Deluxe' },
    area: 28,
    pictures: [
      { file: 'a.jpg', alt: { pt: 'Cama de casal' } },
      { file: 'b.jpg', alt: { pt: 'Mar', en: 'Sea' } },
    ],
  });
  expect(changes).toEqual([
    { field: 'area', was: 27, theirs: 28, isMineToo: false },
    { field: 'pictures.1.alt.en', was: undefined, theirs: 'Sea', isMineToo: false },
  ]);
});

test('where both changed the same field, mine stays and the other change is listed', () => {
  const { merged, changes } = mergeVersions({ base, mine: { ...base, area: 30 }, theirs: { ...base, area: 28 } });
  expect(merged.area).toBe(30);
  expect(changes).toEqual([{ field: 'area', was: 27, theirs: 28, isMineToo: true }]);
});

test('a list that one side extended and the other reordered is not merged: mine stays and the other change is listed', () => {
  const [first, second] = base.pictures;
  const mine = { ...base, pictures: [...base.pictures, { file: 'c.jpg' }] } as unknown as JsonObject;
  const theirs = { ...base, pictures: [second, first] } as unknown as JsonObject;
  const { merged, changes } = mergeVersions({ base, mine, theirs });
  expect(merged).toEqual(mine);
  expect(changes).toEqual([{ field: 'pictures', was: base.pictures, theirs: theirs.pictures, isMineToo: true }]);
});

test('entries with a slug correspond by it: of a list that they extended, shortened and reordered, only what was changed here is changed', () => {
  const [first, second, third] = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
  const sections = [first, second, third];
  const theirs = { sections: [{ slug: 'd' }, { ...second, lead: 'new' }, first] };
  const { merged, changes } = mergeVersions({ base: { sections }, mine: { sections: [first, { ...second, title: 'B' }, third] }, theirs });
  expect(merged).toEqual({ sections: [{ slug: 'd' }, { ...second, title: 'B', lead: 'new' }, first] });
  expect(changes).toEqual([
    { field: 'sections.2', was: third, theirs: undefined, isMineToo: false },
    { field: 'sections.0', was: undefined, theirs: { slug: 'd' }, isMineToo: false },
    { field: 'sections.1.lead', was: undefined, theirs: 'new', isMineToo: false },
  ]);
  const kept = mergeVersions({ base: { sections }, mine: { sections: [first, second, { ...third, title: 'C' }] }, theirs: { sections: [first] } });
  expect(kept.merged).toEqual({ sections: [first, { ...third, title: 'C' }] });
  expect(kept.changes.map(({ field, isMineToo }) => [field, isMineToo])).toEqual([
    ['sections.1', false],
    ['sections.2', true],
  ]);
});

test('what they added at the end of a list stays', () => {
  const added = { file: 'c.jpg', alt: { pt: 'Varanda' } };
  const mine = { ...base, pictures: [{ file: 'a.jpg', alt: { pt: 'Cama de casal' } }, base.pictures[1]] };
  const { merged, changes } = mergeVersions({ base, mine, theirs: { ...base, pictures: [...base.pictures, added] } } as never);
  expect(merged).toEqual({ ...mine, pictures: [...mine.pictures, added] });
  expect(changes).toEqual([{ field: 'pictures.2', was: undefined, theirs: added, isMineToo: false }]);
});

test('a field that they removed is removed, unless it was changed here', () => {
  const { beds, ...without } = base;
  expect(mergeVersions({ base, mine: base, theirs: without }).merged).toEqual(without);
  expect(mergeVersions({ base, mine: { ...base, beds: 'two' }, theirs: without }).merged).toEqual({ ...base, beds: 'two' });
  expect(beds).toBeNull();
});

test('of two long texts the words that differ are shown, with some around them; of two lists the entries', () => {
  const long = (word: string) => `${'A casa abriu as suas portas. '.repeat(30)}Ela tem ${word} quartos. ${'O mar fica em frente. '.repeat(30)}`;
  expect(newIn(long('cem'), long('noventa'))).toBe('…s. A casa abriu as suas portas. Ela tem cem quartos. O mar fica em frente. O mar fi…');
  expect(newIn(long('noventa'), long('cem'))).toMatch(/^….*Ela tem noventa quartos\..*…$/);
  expect([newIn('Luxo', 'Premium'), newIn('Luxo', undefined), newIn(undefined, 'Luxo'), newIn('', 'Luxo')]).toEqual(['Luxo', 'Luxo', 'vazio', 'vazio']);
  expect(newIn(['a', 'b'], ['a'])).toBe('b');
  expect(newIn('2027-02-01', undefined)).toBe('01/02/2027');
});

test('one change is undone alone; an entry that was added to a list cannot be', () => {
  const now = {
    ...base,
    area: 30,
    view: 'mar',
    pictures: [base.pictures[0], { file: 'b.jpg', alt: { pt: 'Rio', en: 'River' } }, { file: 'c.jpg' }],
  } as JsonObject;
  const undone = new Map(changesOf(base, now).map((change) => [change.field, withoutChange(now, change)]));
  expect(Object.fromEntries(undone)).toEqual({
    area: { ...now, area: 27 },
    view: { ...now, view: undefined },
    'pictures.1.alt.pt': { ...now, pictures: [base.pictures[0], { file: 'b.jpg', alt: { pt: 'Mar', en: 'River' } }, { file: 'c.jpg' }] },
    'pictures.1.alt.en': { ...now, pictures: [base.pictures[0], { file: 'b.jpg', alt: { pt: 'Rio' } }, { file: 'c.jpg' }] },
    'pictures.2': undefined,
  });
});

test('what is one of a choice is named as at the desk', () => {
  const named = ['luxury', 'unheard of', null].map((value) => choiceInPortuguese('Room', 'category', value));
  expect(named).toEqual(['Luxo', 'unheard of', null]);
});
