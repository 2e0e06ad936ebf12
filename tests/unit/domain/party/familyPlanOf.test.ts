import { familyPlanOf } from '../../../../src/domain/party/familyPlanOf';

const second = { needs: { children: { count: 2, upToAge: 12 }, roomsFrom: 2 } };
const free = { roomCodes: ['PM', 'LX', 'LV'], needs: { children: { count: 1, upToAge: 10 } } };

test('the two halves of the plan are read from its terms, in whatever order, each with its term to quote', () => {
  const plan = { secondRoom: { children: 2, upToAge: 12, term: second }, freeChild: { upToAge: 10, codes: ['PM', 'LX', 'LV'], term: free } };
  expect(familyPlanOf([second, free])).toEqual(plan);
  expect(familyPlanOf([free, second])).toEqual(plan);
});

test('what no term gives is not given', () => {
  expect(familyPlanOf([])).toEqual({ secondRoom: null, freeChild: null });
  expect(familyPlanOf([second])).toEqual({ secondRoom: { children: 2, upToAge: 12, term: second }, freeChild: null });
  expect(familyPlanOf([{ needs: { roomsFrom: 2 } }, free]).secondRoom).toBeNull();
});
