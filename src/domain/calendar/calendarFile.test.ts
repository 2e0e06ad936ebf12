import fc from 'fast-check';
import { readCalendar } from '../../../tests/support/pages/readCalendar';
import { plainText } from '../forms/visitorInput';
import { type CalendarEntry, calendarFile, foldLine } from './calendarFile';

describe('foldLine', () => {
  test('a line of 75 octets is not folded, and the 76th octet begins the next line', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  test.each([
    ['ê', 2],
    ['€', 3],
    ['😀', 4],
  ])('counts %s as %i octets and never splits it', (character, octets) => {
    const before = 'x'.repeat(75 - octets + 1);
    expect(foldLine(before + character)).toBe(`${before}\r\n ${character}`);
  });
});

describe('calendarFile', () => {
  const made = new Date('2027-03-08T12:00:00-03:00');
  const product = 'Costa Ipê';
  const stay: CalendarEntry = {
    uid: 'stay-1@costaipe.example',
    start: new Date('2027-03-20T15:00:00-03:00'),
    end: new Date('2027-03-22T12:00:00-03:00'),
    summary: 'Costa Ipê · estadia',
    description: 'Das 15h às 12h.',
    location: 'Avenida da Praia, 1972',
  };

  test('is exactly as in RFC 5545', () => {
    expect(calendarFile({ entries: [stay], made, product })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Costa Ipê//',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:stay-1@costaipe.example',
        'DTSTAMP:20270308T150000Z',
        'DTSTART:20270320T180000Z',
        'DTEND:20270322T150000Z',
        'SUMMARY:Costa Ipê · estadia',
        'DESCRIPTION:Das 15h às 12h.',
        'LOCATION:Avenida da Praia\\, 1972',
        'STATUS:TENTATIVE',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('an instant has no end', () => {
    const { end: _end, ...instant } = stay;
    expect(readCalendar(calendarFile({ entries: [instant], made, product })).entries[0]).not.toHaveProperty('DTEND');
  });

  const hostile = [
    'Fim\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
    'a\\nb\\,c\\;d\\\\',
    'x;ATTACH=http://evil.example:y,z',
    'Ana\u202emoc.live\u2066',
    '\ud83d\u0000\u001b[31m',
    '\t\u2028\u2029\u0085 ',
    'BEGIN:VALARM\nACTION:PROCEDURE',
    '👩‍👩‍👧'.repeat(40),
    'é'.repeat(200),
  ];
  const anyText = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom('\\', ';', ',', '\n', '\r\n', 'n', ' ', 'ê', '€', '😀', 'BEGIN:')).map((parts) => parts.join('')),
  );

  test('any text fits into lines of 75 octets, is escaped, and is the same when read back', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (summary, description, location, name) => {
        const { calendar, entries } = readCalendar(calendarFile({ entries: [{ ...stay, summary, description, location }, stay], made, product: name }));
        expect(entries).toHaveLength(2);
        const seen = (text: string) => plainText(text, { lines: true });
        expect(entries[0]).toMatchObject({ SUMMARY: seen(summary), DESCRIPTION: seen(description), LOCATION: seen(location), UID: stay.uid });
        expect(calendar.PRODID).toBe(`-//${seen(name)}//`);
      }),
      { numRuns: 1000 },
    );
  });
});
