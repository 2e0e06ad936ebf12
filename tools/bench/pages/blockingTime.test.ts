import { blockingTime } from './blockingTime';

test('the part of each long task beyond 50 ms counts', () => {
  expect(
    blockingTime(
      [
        { at: 1000, size: 80 },
        { at: 2000, size: 150 },
      ],
      { after: 500 },
    ),
  ).toBe(130);
});

test('only the part of a task after the first paint counts', () => {
  expect(blockingTime([{ at: 400, size: 200 }], { after: 500 })).toBe(50);
  expect(blockingTime([{ at: 400, size: 120 }], { after: 500 })).toBe(0);
  expect(blockingTime([{ at: 100, size: 300 }], { after: 500 })).toBe(0);
});
