import { resolveComfortMode } from './comfort';

test.each([
  { choice: null, moreContrast: false, mode: null },
  { choice: null, moreContrast: true, mode: 'contrast' },
  { choice: 'on', moreContrast: false, mode: 'on' },
  { choice: 'on', moreContrast: true, mode: 'on' },
  { choice: 'off', moreContrast: false, mode: null },
  { choice: 'off', moreContrast: true, mode: null },
] as const)('choice: $choice, system asks for more contrast: $moreContrast → $mode', ({ choice, moreContrast, mode }) => {
  expect(resolveComfortMode({ choice, moreContrast })).toBe(mode);
});
