import { blockingTime } from './blockingTime';

test('what each long task takes beyond 50 ms', () => {
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

test('of a task that spans the first paint only what comes after it; of one before it nothing', () => {
  expect(blockingTime([{ at: 400, size: 200 }], { after: 500 })).toBe(50);
  expect(blockingTime([{ at: 400, size: 120 }], { after: 500 })).toBe(0);
  expect(blockingTime([{ at: 100, size: 300 }], { after: 500 })).toBe(0);
});
