import { memoryOfTree } from './runBuild';

const listing = '    1     0  100\n   10     1 2000\n   11    10  300\n   12    11   40\n   20     1 9000\n';

test('a process and its descendants are counted, other processes are not', () => {
  expect(memoryOfTree(listing, 10)).toBe(2340);
  expect(memoryOfTree(listing, 12)).toBe(40);
});

test('a process that has ended uses no memory', () => {
  expect(memoryOfTree(listing, 99)).toBe(0);
});
