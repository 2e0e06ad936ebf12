import { type Check, evaluate, verdictRows } from './checks';

interface Page {
  readonly name: string;
  readonly ratio?: number;
}

const check: Check<Page> = { label: 'Ratio, 1.08', value: ({ ratio }) => ratio, max: 1.08, unit: '×', digits: 2 };

test('a check passes when every value is within its limit, inclusive', () => {
  expect(
    evaluate(
      [check],
      [
        { name: '/', ratio: 1.08 },
        { name: '/a', ratio: 1 },
      ],
    ),
  ).toEqual([{ label: 'Ratio, 1.08', passes: true, total: 2, passed: 2, worst: '1.08 × (/)' }]);
});

test('one value beyond the limit fails the check and is named', () => {
  expect(
    evaluate(
      [check],
      [
        { name: '/', ratio: 1 },
        { name: '/a', ratio: 1.3 },
        { name: '/b', ratio: 1.2 },
      ],
    ),
  ).toEqual([{ label: 'Ratio, 1.08', passes: false, total: 3, passed: 1, worst: '1.30 × (/a)' }]);
});

test('a value that could not be measured fails the check, whatever comes before or after it', () => {
  for (const ratios of [
    [NaN, 5],
    [5, NaN],
  ])
    expect(
      evaluate(
        [check],
        ratios.map((ratio, index) => ({ name: `/${index}`, ratio })),
      ),
    ).toMatchObject([{ passes: false, passed: 0, worst: expect.stringContaining('not measured') as string }]);
});

test('a thing without the value does not count', () => {
  expect(evaluate([check], [{ name: '/' }])).toEqual([]);
  expect(evaluate([check], [{ name: '/' }, { name: '/a', ratio: 1 }])).toMatchObject([{ total: 1, passed: 1 }]);
});

test('verdicts are shown in a table with a heading', () => {
  expect(verdictRows(evaluate([check], [{ name: '/', ratio: 2 }]))).toEqual([
    ['', 'Limit', 'Passed', 'Worst'],
    ['✗', 'Ratio, 1.08', '0 of 1', '2.00 × (/)'],
  ]);
});
