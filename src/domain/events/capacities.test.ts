import { type Capacities, fitsTightly, type HasCapacities, largestCapacity, rankSpaces, suitsEvent, weddingGuests } from './capacities';
import { layouts } from './layouts';

const none: Capacities = { auditorium: null, dinnerWithStage: null, dinnerWithoutStage: null, fishbone: null, cocktail: null, school: null, uShape: null };

describe('largestCapacity', () => {
  test('is the largest figure of any space in any layout', () => {
    const spaces = [
      { capacities: { ...none, auditorium: 450, cocktail: 500 }, variants: [] },
      { capacities: { ...none, school: 70 }, variants: [] },
      { capacities: none, variants: [] },
    ];
    expect(largestCapacity(spaces)).toBe(500);
  });

  test('variants count', () => {
    expect(largestCapacity([{ capacities: { ...none, dinnerWithStage: 80 }, variants: [{ layout: 'dinnerWithStage', capacity: 100 }] }])).toBe(100);
  });

  test('of some layouts only, variants too', () => {
    const space = { capacities: { ...none, dinnerWithStage: 80, cocktail: 130 }, variants: [{ layout: 'dinnerWithoutStage' as const, capacity: 100 }] };
    expect(largestCapacity([space], ['dinnerWithStage'])).toBe(80);
    expect(largestCapacity([space], ['dinnerWithStage', 'dinnerWithoutStage'])).toBe(100);
    expect(largestCapacity([space], ['school'])).toBe(0);
  });

  test('is 0 where no figure is given', () => {
    expect(largestCapacity([{ capacities: none, variants: [] }])).toBe(0);
    expect(largestCapacity([])).toBe(0);
  });
});

describe('rankSpaces', () => {
  // docs/hotel-rules.md 8.2
  const spaces = [
    { name: 'Exposition center', capacities: { ...none, auditorium: 3000, dinnerWithStage: 2160 } },
    { name: 'Noble hall', capacities: { ...none, auditorium: 450, dinnerWithStage: 330 } },
    { name: 'Ouro Preto hall', capacities: { ...none, auditorium: 80 } },
    { name: 'Tupi hall', capacities: { ...none, auditorium: 120, dinnerWithStage: 70 } },
    { name: 'Inconfidência hall', capacities: { ...none, auditorium: 80, dinnerWithStage: 33 } },
    { name: 'Enseada space', capacities: { ...none, dinnerWithStage: 80 }, variants: [{ layout: 'dinnerWithStage', capacity: 100 } as const] },
    { name: 'Thai lounge', capacities: none },
  ].map((space): HasCapacities & { readonly name: string } => ({ variants: [], ...space }));
  const ranked = (layout: (typeof layouts)[number], guests: number) => {
    const { fits, tooSmall, notStated } = rankSpaces({ spaces, layout, guests });
    const short = (list: typeof fits) => list.map(({ space, capacity }) => `${space.name} ${String(capacity)}`);
    return { fits: short(fits), tooSmall: short(tooSmall), notStated: notStated.map(({ name }) => name) };
  };

  test('the smallest space that fits is first, the largest of the others follows, equals keep their order', () => {
    expect(ranked('auditorium', 200)).toEqual({
      fits: ['Noble hall 450', 'Exposition center 3000'],
      tooSmall: ['Tupi hall 120', 'Ouro Preto hall 80', 'Inconfidência hall 80'],
      notStated: ['Enseada space', 'Thai lounge'],
    });
  });

  test.each([
    [80, 'fits', 'Enseada space 80'],
    [81, 'fits', 'Enseada space 100'],
    [100, 'fits', 'Enseada space 100'],
    [101, 'tooSmall', 'Enseada space 100'],
  ] as const)('for a dinner of %i the Enseada space is among %s as “%s”', (guests, list, entry) => {
    expect(ranked('dinnerWithStage', guests)[list]).toContain(entry);
  });

  test('a variant counts for its own layout only, and also where there is no main figure', () => {
    const space = { capacities: none, variants: [{ layout: 'cocktail', capacity: 50 } as const] };
    expect(rankSpaces({ spaces: [space], layout: 'cocktail', guests: 40 }).fits).toEqual([{ space, capacity: 50 }]);
    expect(rankSpaces({ spaces: [space], layout: 'school', guests: 40 }).notStated).toEqual([space]);
  });
});

describe('suitsEvent', () => {
  // docs/hotel-rules.md 8.2
  const spaces = {
    pavilion: { capacities: { ...none, auditorium: 3000, dinnerWithoutStage: 2600, cocktail: 3000 } },
    hall: { capacities: { ...none, auditorium: 450, dinnerWithoutStage: 330, cocktail: 500 } },
    lawn: { capacities: { ...none, dinnerWithoutStage: 80, cocktail: 120 } },
  };
  const suited = (type: Parameters<typeof suitsEvent>[1]) =>
    Object.entries(spaces)
      .filter(([, space]) => suitsEvent({ ...space, variants: [] }, type))
      .map(([name]) => name);

  test('a wedding is shown lawns, a party no pavilion, a company all', () => {
    expect(suited('marriage')).toEqual(['lawn']);
    expect(suited('social')).toEqual(['hall', 'lawn']);
    expect(suited('corporate')).toEqual(['pavilion', 'hall', 'lawn']);
  });
});

test('a wedding’s guests are those of a cocktail, and of dinner, which may vary with the stage', () => {
  const space = { capacities: { ...none, dinnerWithStage: 80, dinnerWithoutStage: 100, cocktail: 130 }, variants: [] };
  expect(weddingGuests(space)).toEqual([
    { part: 'cocktail', guests: 130, varies: false },
    { part: 'dinner', guests: 100, varies: true },
  ]);
  expect(weddingGuests({ capacities: { ...none, school: 70 }, variants: [] })).toEqual([]);
});

test.each([
  [100, 100, true],
  [100, 75, true],
  [100, 74, false],
  [100, 101, false],
  [2600, 1200, false],
])('a space for %i is as large as %i guests ask for: %s', (capacity, guests, expected) => {
  expect(fitsTightly(capacity, guests)).toBe(expected);
});
