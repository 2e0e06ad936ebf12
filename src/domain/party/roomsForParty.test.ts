import { type Party } from './party';
import { type FamilyPlan, familyPlanOf, roomsForParty } from './roomsForParty';

describe('familyPlanOf', () => {
  const second = { needs: { children: { count: 2, upToAge: 12 }, roomsFrom: 2 } };
  const free = { roomCodes: ['PM', 'LX', 'LV'], needs: { children: { count: 1, upToAge: 10 } } };

  test('both benefits are read from the terms, in any order, each with its term to quote', () => {
    const plan = { secondRoom: { children: 2, upToAge: 12, term: second }, freeChild: { upToAge: 10, codes: ['PM', 'LX', 'LV'], term: free } };
    expect(familyPlanOf([second, free])).toEqual(plan);
    expect(familyPlanOf([free, second])).toEqual(plan);
  });

  test('a benefit without a term is null', () => {
    expect(familyPlanOf([])).toEqual({ secondRoom: null, freeChild: null });
    expect(familyPlanOf([second])).toEqual({ secondRoom: { children: 2, upToAge: 12, term: second }, freeChild: null });
    expect(familyPlanOf([{ needs: { roomsFrom: 2 } }, free]).secondRoom).toBeNull();
  });
});

describe('roomsForParty', () => {
  // docs/hotel-rules.md 5.1, 6.2
  const rooms = [
    { name: 'Standard', code: null, occupancy: { min: 1, max: 2 } },
    { name: 'Premium', code: 'PM', occupancy: { min: 1, max: 3 } },
    { name: 'Luxury Balcony', code: 'LV', occupancy: { min: 1, max: 3 } },
    { name: 'Master Suite II', code: null, occupancy: { min: 1, max: 4 } },
    { name: 'Chalet', code: null, occupancy: { min: 1, max: 6 } },
  ];
  const plan: FamilyPlan = { secondRoom: { children: 2, upToAge: 12 }, freeChild: { upToAge: 10, codes: ['PM', 'LX', 'LV'] } };
  const answers = (party: Party) =>
    roomsForParty({ rooms, party, plan }).map(
      ({ room, rooms: how, freeChild, secondRoom }) => `${room.name}: ${how}${freeChild ? ', a child free' : ''}${secondRoom ? ', second room' : ''}`,
    );

  test('two adults fit everywhere, and no child is free where there is none', () => {
    expect(answers({ adults: 2, children: [] })).toEqual(rooms.map(({ name }) => `${name}: oneRoom`));
  });

  test('two adults with children of 7 and 11 fit in a suite, or in two rooms of which the second is half price', () => {
    expect(answers({ adults: 2, children: [7, 11] })).toEqual([
      'Standard: twoRooms, second room',
      'Premium: twoRooms, second room',
      'Luxury Balcony: twoRooms, second room',
      'Master Suite II: oneRoom, second room',
      'Chalet: oneRoom, second room',
    ]);
  });

  test.each([
    [10, 'Premium: oneRoom, a child free'],
    [11, 'Premium: oneRoom'],
  ] as const)('a child of %i with two adults: “%s”', (age, answer) => {
    expect(answers({ adults: 2, children: [age] })[1]).toBe(answer);
  });

  test('a child is free only in the room types of the plan', () => {
    expect(answers({ adults: 2, children: [3] }).filter((answer) => answer.includes('free'))).toEqual([
      'Premium: oneRoom, a child free',
      'Luxury Balcony: oneRoom, a child free',
    ]);
  });

  test.each([
    [12, 'Standard: twoRooms, second room'],
    [13, 'Standard: twoRooms'],
  ] as const)('with children of 12 and %i: “%s”', (age, answer) => {
    expect(answers({ adults: 2, children: [12, age] })[0]).toBe(answer);
  });

  test('no minor is in a room without an adult: one adult with children of 8 and 15 has to ask, where three do not fit in one room', () => {
    expect(answers({ adults: 1, children: [8, 15] })[0]).toBe('Standard: onRequest');
  });

  test('five adults need more than two small rooms', () => {
    expect(answers({ adults: 5, children: [] })).toEqual([
      'Standard: onRequest',
      'Premium: twoRooms',
      'Luxury Balcony: twoRooms',
      'Master Suite II: twoRooms',
      'Chalet: oneRoom',
    ]);
  });

  test('an empty plan gives no benefits', () => {
    const none = { secondRoom: null, freeChild: null };
    roomsForParty({ rooms, party: { adults: 2, children: [3, 4] }, plan: none }).forEach(({ freeChild, secondRoom }) =>
      expect([freeChild, secondRoom]).toEqual([false, false]),
    );
  });
});
