import fc from 'fast-check';
import { distinctChoices } from './distinctChoices';

describe('distinctChoices', () => {
  test('each gets its first choice while no other wants it', () => {
    expect(
      distinctChoices([
        ['sea', 'garden'],
        ['hall', 'sea'],
      ]),
    ).toEqual(['sea', 'hall']);
  });

  test('an earlier one changes its option where a later one would get none', () => {
    expect(distinctChoices([['u', 'rows'], ['u']])).toEqual(['rows', 'u']);
    const halls = [
      ['u', 'rows'],
      ['rows', 'coffee'],
      ['rows', 'u'],
      ['u', 'buffet'],
    ];
    expect(distinctChoices(halls)).toEqual(['u', 'coffee', 'rows', 'buffet']);
  });

  test('an option that is taken is not assigned', () => {
    expect(distinctChoices([['sea', 'garden'], ['sea']], ['sea'])).toEqual(['garden', null]);
  });

  test('no option is assigned twice, and each is one of the chooser’s', () => {
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
});
