import { blockingTime, layoutShift } from './loadPage';

describe('blockingTime', () => {
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
});

describe('layoutShift', () => {
  test('without shifts it is 0', () => {
    expect(layoutShift([])).toBe(0);
  });

  test('shifts within a second add up, a second without starts a new window, and the worst window counts', () => {
    const shifts = [
      { at: 0, size: 0.1 },
      { at: 900, size: 0.2 },
      { at: 1900, size: 0.25 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.3);
    expect(layoutShift([...shifts].reverse())).toBeCloseTo(0.3);
  });

  test('a window lasts five seconds at most', () => {
    const steady = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, size: 0.01 }));
    expect(layoutShift(steady)).toBeCloseTo(0.1);
  });
});
