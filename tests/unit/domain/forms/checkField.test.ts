import { checkField } from '../../../../src/domain/forms/checkField';
import { fieldLimits, fieldNames } from '../../../../src/domain/forms/fields';

describe('checkField', () => {
  test('asks for every required field that is empty, or holds nothing to be seen', () => {
    for (const name of fieldNames)
      for (const nothing of ['', '   ', '\u202e', '\u200b\n']) {
        expect(checkField({ name, required: true }, nothing)).toBe(`${name}Empty`);
        expect(checkField({ name, required: false }, nothing)).toBeNull();
      }
  });

  test('looks at the form of an optional field once it has words', () => {
    expect(checkField({ name: 'telephone', required: false }, '3333-4444')).toBe('telephoneNoArea');
    expect(checkField({ name: 'email', required: false }, 'helena@')).toBe('emailNoEnd');
    expect(checkField({ name: 'message', required: false }, 'Olá')).toBeNull();
  });

  test('tells of words beyond the limit rather than cutting them', () => {
    expect(checkField({ name: 'message', required: false }, 'a'.repeat(fieldLimits.message))).toBeNull();
    expect(checkField({ name: 'message', required: false }, 'a'.repeat(fieldLimits.message + 1))).toBe('messageLong');
    expect(checkField({ name: 'firstName', required: true }, 'a'.repeat(fieldLimits.firstName + 1))).toBe('firstNameLong');
  });

  test('takes the known types of events only', () => {
    for (const type of ['corporate', 'social', 'marriage']) expect(checkField({ name: 'type', required: true }, type)).toBeNull();
    for (const type of ['select', 'toString', '__proto__', '<b>social</b>']) expect(checkField({ name: 'type', required: true }, type)).toBe('typeEmpty');
  });

  test('takes days that exist, from the hotel’s day on', () => {
    const look = (date: string) => checkField({ name: 'date', required: false }, date, { today: '2026-11-24' });
    expect(['24/11/2026', '28.2.2027', '9999-12-31'].map(look)).toEqual([null, null, null]);
    expect(['23/11/2026', '0001-01-01'].map(look)).toEqual(['datePast', 'datePast']);
    expect(['24/12', '29/02/2027', 'em maio', '20271-01-01'].map(look)).toEqual(Array(4).fill('dateUnclear'));
  });

  test('takes a number of people, and nothing else for it', () => {
    const look = (guests: string) => checkField({ name: 'guests', required: false }, guests);
    expect(['80', ' 1.200 ', '1\u00a0200'].map(look)).toEqual([null, null, null]);
    expect(['0', 'oitenta', '80 a 100', '-5'].map(look)).toEqual(Array(4).fill('guestsUnclear'));
  });

  test('forgives spaces and unseen characters around an address', () => {
    expect(checkField({ name: 'email', required: true }, ' \u200bhelena@exemplo.com\u00a0')).toBeNull();
  });

  test('looks at telephone numbers in the way it is given', () => {
    expect(checkField({ name: 'telephone', required: true }, ' 1 ', { checkTelephone: (telephone) => (telephone === '1' ? 'telephoneCountry' : null) })).toBe(
      'telephoneCountry',
    );
  });
});
