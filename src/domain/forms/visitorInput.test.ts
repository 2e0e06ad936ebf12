import fc from 'fast-check';
import { plainText, parseDay } from './visitorInput';
import { addDays, formatDate } from '../time/plainDate';

const anyText = fc.string({ unit: 'binary' });

describe('plainText', () => {
  test('keeps text in any script, and emoji', () => {
    expect(plainText('  Conceição  D’Ávila ')).toBe('Conceição D’Ávila');
    expect(plainText('محمد 李小龙 Ζωή')).toBe('محمد 李小龙 Ζωή');
    expect(plainText('Família 👩‍👩‍👧 ❤️')).toBe('Família 👩‍👩‍👧 ❤️');
  });

  test('joins lines, unless they are kept', () => {
    expect(plainText('Ana\r\nE-mail: outro@exemplo.com')).toBe('Ana E-mail: outro@exemplo.com');
    expect(plainText('Bom dia\r\n\r\n\r\n\r\nAté  logo \u2028Ana', { lines: true })).toBe('Bom dia\n\nAté logo\nAna');
  });

  test('removes controls, right-to-left overrides, zero-width characters, tags and lone surrogates', () => {
    expect(plainText('A\u0000n\u0007a\u001b[31m')).toBe('Ana[31m');
    expect(plainText('moc.\u202elive\u202c\u2066\u2069\u200f')).toBe('moc.live');
    expect(plainText('A\u200bn\ufeffa\u2060\u00ad')).toBe('Ana');
    expect(plainText('Ana\u{e0041}\u{e007f}')).toBe('Ana');
    expect(plainText('Ana\ud83d')).toBe('Ana');
  });

  test('is empty for invisible characters only', () => {
    for (const unseen of ['', '   ', '\u200d\ufe0f', '\u3164', ' \u202e ', '\n\n', '\u200b\u200d']) expect(plainText(unseen, { lines: true })).toBe('');
  });

  test('for any text the result has no invisible characters and can be encoded in a URL', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, lines) => {
        const plain = plainText(text, { lines });
        expect(plain).not.toMatch(lines ? /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/ : /[\u0000-\u001f\u007f-\u009f]/);
        expect(plain).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\ufeff\u2028\u2029]/);
        expect(() => encodeURIComponent(plain)).not.toThrow();
        expect(plain).toBe(plain.trim());
        expect(plainText(plain, { lines })).toBe(plain);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseDay', () => {
  test('reads every day as the site writes it, without separators, with others, and in ISO form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const date = addDays('2000-01-01', days);
        const written = formatDate(date);
        for (const way of [written, written.replaceAll('/', ''), written.replaceAll('/', '.'), written.replaceAll('/', ' - '), date])
          expect(parseDay(way)).toBe(date);
      }),
    );
  });

  test.each([
    ['24/12/26', '2026-12-24'],
    ['1/5/2027', '2027-05-01'],
    ['2026/12/24', '2026-12-24'],
    ['２０２６／１２／２４', '2026-12-24'],
    ['２４１２２０２６', '2026-12-24'],
  ])('“%s” is %s', (written, date) => {
    expect(parseDay(written)).toBe(date);
  });

  test.each(['', '24/12', '31/02/2027', '24/12/202', '24/12/20267', '2412', '12/24/2026', 'em maio', '24/12/2026?'])('“%s” is not a day', (written) => {
    expect(parseDay(written)).toBeNull();
  });
});
