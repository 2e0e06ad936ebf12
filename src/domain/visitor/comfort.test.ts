import { resolveComfortMode } from './comfort';

test.each([
  { choice: null, moreContrast: false, degree: null },
  { choice: null, moreContrast: true, degree: 'contrast' },
  { choice: 'on', moreContrast: false, degree: 'on' },
  { choice: 'on', moreContrast: true, degree: 'on' },
  { choice: 'off', moreContrast: false, degree: null },
  { choice: 'off', moreContrast: true, degree: null },
] as const)('chosen: $choice, more contrast wanted by the system: $moreContrast → $degree', ({ choice, moreContrast, degree }) => {
  expect(resolveComfortMode({ choice, moreContrast })).toBe(degree);
});
