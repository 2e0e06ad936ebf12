import { type Check, judge, verdictRows } from './checks';

interface Page {
  readonly name: string;
  readonly ratio?: number;
}

const check: Check<Page> = { words: 'Ratio, 1.08', figure: ({ ratio }) => ratio, most: 1.08, unit: '×', digits: 2 };

test('a limit holds when every figure keeps it, the limit itself included', () => {
  expect(
    judge(
      [check],
      [
        { name: '/', ratio: 1.08 },
        { name: '/a', ratio: 1 },
      ],
    ),
  ).toEqual([{ words: 'Ratio, 1.08', holds: true, of: 2, kept: 2, worst: '1.08 × (/)' }]);
});

test('one figure beyond it fails, and is named', () => {
  expect(
    judge(
      [check],
      [
        { name: '/', ratio: 1 },
        { name: '/a', ratio: 1.3 },
        { name: '/b', ratio: 1.2 },
      ],
    ),
  ).toEqual([{ words: 'Ratio, 1.08', holds: false, of: 3, kept: 1, worst: '1.30 × (/a)' }]);
});

test('what could not be measured fails, whatever stands before or after it', () => {
  for (const ratios of [
    [NaN, 5],
    [5, NaN],
  ])
    expect(
      judge(
        [check],
        ratios.map((ratio, index) => ({ name: `/${index}`, ratio })),
      ),
    ).toMatchObject([{ holds: false, kept: 0, worst: expect.stringContaining('not measured') as string }]);
});

test('what has no such figure does not count', () => {
  expect(judge([check], [{ name: '/' }])).toEqual([]);
  expect(judge([check], [{ name: '/' }, { name: '/a', ratio: 1 }])).toMatchObject([{ of: 1, kept: 1 }]);
});

test('a row per verdict, under a heading', () => {
  expect(verdictRows(judge([check], [{ name: '/', ratio: 2 }]))).toEqual([
    ['', 'Limit', 'Kept by', 'Worst'],
    ['✗', 'Ratio, 1.08', '0 of 1', '2.00 × (/)'],
  ]);
});
