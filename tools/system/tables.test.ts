import { plainTable } from './tables';

const rows = [
  ['Page', 'LCP', '×'],
  ['/', '968', '1.07'],
  ['/ção|x', '12', '?'],
];

test('in the terminal words are aligned left and figures right', () => {
  expect(plainTable(rows)).toBe(['Page    LCP     ×', '/       968  1.07', '/ção|x   12     ?'].join('\n'));
});
