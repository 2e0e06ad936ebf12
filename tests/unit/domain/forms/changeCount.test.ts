import fc from 'fast-check';
import { changeCount } from '../../../../src/domain/forms/changeCount';

describe('changeCount', () => {
  test('goes one up or down', () => {
    expect(changeCount(2, 1, { minimum: 0, maximum: 10 })).toBe(3);
    expect(changeCount(2, -1, { minimum: 0, maximum: 10 })).toBe(1);
  });

  test('never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 60 }), (steps) => {
        const end = steps.reduce((count, step) => changeCount(count, step, { minimum: 0, maximum: 10 }), 0);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(10);
      }),
    );
  });
});
