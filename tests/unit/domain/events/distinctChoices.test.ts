import fc from 'fast-check';
import { distinctChoices } from '../../../../src/domain/events/distinctChoices';

test('each gets its first choice while nobody else wants it', () => {
  expect(
    distinctChoices([
      ['sea', 'garden'],
      ['hall', 'sea'],
    ]),
  ).toEqual(['sea', 'hall']);
});

test('an earlier one gives way where a later one would go without', () => {
  expect(distinctChoices([['u', 'rows'], ['u']])).toEqual(['rows', 'u']);
  const halls = [
    ['u', 'rows'],
    ['rows', 'coffee'],
    ['rows', 'u'],
    ['u', 'buffet'],
  ];
  expect(distinctChoices(halls)).toEqual(['u', 'coffee', 'rows', 'buffet']);
});

test('what is taken already is given to nobody', () => {
  expect(distinctChoices([['sea', 'garden'], ['sea']], ['sea'])).toEqual(['garden', null]);
});

test('nothing is given twice, and only what was wanted', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))), (options) => {
      const chosen = distinctChoices(options);
      const given = chosen.filter((choice) => choice !== null);
      expect(new Set(given).size).toBe(given.length);
      chosen.forEach((choice, index) => {
        if (choice !== null) expect(options[index]).toContain(choice);
        else for (const option of options[index] ?? []) expect(given).toContain(option);
      });
    }),
  );
});
