import { markdownTable, plainTable } from './tables';

const rows = [
  ['Page', 'LCP', '×'],
  ['/', '968', '1.07'],
  ['/ção|x', '12', '?'],
];

test('in the terminal words stand to the left and figures to the right', () => {
  expect(plainTable(rows)).toBe(['Page    LCP     ×', '/       968  1.07', '/ção|x   12     ?'].join('\n'));
});

test('in Markdown too, and a bar in a word does not end its cell', () => {
  expect(markdownTable(rows)).toBe(['| Page | LCP | × |', '| --- | --: | --: |', '| / | 968 | 1.07 |', '| /ção\\|x | 12 | ? |'].join('\n'));
});
