import { languages } from '../../site';
import { timeOfMinutes } from '../time/timeOfDay';
import { formats } from './formats';
import { formatDuration, formatTime, formatTimeRange } from './formatTime';

const inThree = ['pt', 'en', 'fr'] as const;

describe('formatTime', () => {
  // _ is a no-break space
  test.each([
    ['19:00', '19h', '7_pm', '19_h'],
    ['19:30', '19h30', '7:30_pm', '19_h_30'],
    ['07:00', '7h', '7_am', '7_h'],
    ['09:05', '9h05', '9:05_am', '9_h_05'],
    ['12:00', '12h', 'noon', 'midi'],
    ['12:30', '12h30', '12:30_pm', '12_h_30'],
    ['01:00', '1h', '1_am', '1_h'],
    ['00:30', '0h30', '12:30_am', '0_h_30'],
    ['23:59', '23h59', '11:59_pm', '23_h_59'],
    ['00:00', 'meia-noite', 'midnight', 'minuit'],
    ['24:00', 'meia-noite', 'midnight', 'minuit'],
  ])('%s is “%s”, “%s”, “%s”', (time, ...expected) => {
    expect(inThree.map((language) => formatTime(time, language))).toEqual(expected.map((text) => text.replaceAll('_', '\u00a0')));
  });

  test('noon is a word in Portuguese only where asked for', () => {
    expect(inThree.map((language) => formatTime('12:00', language, { noonAsWord: true }))).toEqual(['meio-dia', 'noon', 'midi']);
    expect(formatTime('12:01', 'pt', { noonAsWord: true })).toBe('12h01');
    expect(formatTime('24:00', 'pt', { noonAsWord: true })).toBe('meia-noite');
  });

  test('every minute of the day has its own text in each language, without breakable spaces', () => {
    for (const language of languages) {
      const shown = Array.from({ length: 1440 }, (_, minutes) => formatTime(timeOfMinutes(minutes), language));
      expect(new Set(shown).size).toBe(1440);
      expect(shown.filter((text) => text.includes(' '))).toEqual([]);
    }
  });

  test.each(['15h', '', '7:00', '24:30'])('%j is refused', (time) => {
    expect(() => formatTime(time, 'pt')).toThrow(RangeError);
  });
});

describe('formatTimeRange', () => {
  test.each([
    ['pt', '19h–meia-noite'],
    ['en', '7\u00a0pm–midnight'],
    ['fr', '19\u00a0h–minuit'],
  ] as const)('in %s an evening is %s', (language, text) => {
    expect(formatTimeRange({ opens: '19:00', closes: '24:00' }, language)).toBe(text);
  });

  // _ is a no-break space
  test.each([
    ['07:00', '10:00', '7–10_am', '7_h–10_h'],
    ['19:00', '23:30', '7–11:30_pm', '19_h–23_h_30'],
    ['10:00', '19:00', '10_am–7_pm', '10_h–19_h'],
    ['12:00', '16:00', 'noon–4_pm', '12_h–16_h'],
    ['07:00', '12:00', '7_am–noon', '7_h–12_h'],
    ['09:00', '01:00', '9_am–1_am', '9_h–1_h'],
  ])('%s to %s is “%s”, “%s”', (opens, closes, ...expected) => {
    expect((['en', 'fr'] as const).map((language) => formatTimeRange({ opens, closes }, language))).toEqual(
      expected.map((text) => text.replaceAll('_', '\u00a0')),
    );
  });
});

// _ is a no-break space
test.each([
  ['07:00', '10:00', 'das 7 horas às 10 horas', 'from 7_am to 10_am', 'de 7 heures à 10 heures'],
  ['19:00', '24:00', 'das 19 horas à meia-noite', 'from 7_pm to midnight', 'de 19 heures à minuit'],
  ['12:00', '15:30', 'das 12 horas às 15 horas e 30', 'from noon to 3:30_pm', 'de 12 heures à 15 heures 30'],
  ['09:00', '01:00', 'das 9 horas à 1 hora da madrugada', 'from 9_am to 1_am', 'de 9 heures à 1 heure du matin'],
  ['01:05', '00:30', 'da 1 hora e 5 da madrugada à 0 hora e 30', 'from 1:05_am to 12:30_am', 'de 1 heure 5 du matin à 0 heure 30'],
])('%s to %s is heard “%s”, “%s”, “%s”', (opens, closes, ...expected) => {
  expect(inThree.map((language) => formatTimeRange({ opens, closes }, language, { spoken: true }))).toEqual(
    expected.map((text) => text.replaceAll('_', '\u00a0')),
  );
});

test('noon is heard as the word that is written, with its article', () => {
  expect(inThree.map((language) => formatTime('12:00', language, { noonAsWord: true, spoken: true }))).toEqual(['meio-dia', 'noon', 'midi']);
  expect(formats.pt.spokenRange('meio-dia', 'meia-noite')).toBe('do meio-dia à meia-noite');
  expect(formats.pt.spokenRange('10 horas', 'meio-dia')).toBe('das 10 horas ao meio-dia');
});

test('every minute of the day is heard as its own text in each language', () => {
  for (const language of languages)
    expect(new Set(Array.from({ length: 1440 }, (_, minutes) => formatTime(timeOfMinutes(minutes), language, { spoken: true }))).size).toBe(1440);
});

test.each([
  [7, '0:07'],
  [12.4, '0:12'],
  [59.6, '1:00'],
  [60, '1:00'],
  [125, '2:05'],
])('a film of %d seconds lasts %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
