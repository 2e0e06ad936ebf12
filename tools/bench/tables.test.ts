import { markdownTable, plainTable } from './tables';

const rows = [
  ['Page', 'LCP', '×'],
  ['/', '968', '1.07'],
  ['/ção|x', '12', '?'],
];

test('in the terminal words are aligned left and figures right', () => {
  expect(plainTable(rows)).toBe(['Page    LCP     ×', '/       968  1.07', '/ção|x   12     ?'].join('\n'));
});

test('in Markdown too, and a vertical bar within a cell is escaped', () => {
  expect(markdownTable(rows)).toBe(['| Page | LCP | × |', '| --- | --: | --: |', '| / | 968 | 1.07 |', '| /ção\\|x | 12 | ? |'].join('\n'));
});
