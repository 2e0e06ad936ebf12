import { bareAddress, checkEmail, checkField } from './checkField';
import { fieldLimits, fieldNames } from './fields';

describe('checkEmail', () => {
  test.each([
    ['', 'emailEmpty'],
    ['helena andrade@exemplo.com', 'emailSpaces'],
    ['helena.andrade', 'emailNoAt'],
    ['helena@andrade@exemplo.com', 'emailTwoAts'],
    ['@exemplo.com', 'emailNoStart'],
    ['helena.andrade@', 'emailNoEnd'],
    ['helena@exemplo', 'emailNoEnd'],
    ['helena@exemplo.', 'emailNoEnd'],
    ['helena@exemplo.c', 'emailNoEnd'],
    ['helena@exemplo,com', 'emailUnclear'],
    ['helena@.exemplo.com', 'emailUnclear'],
    ['helena@exemplo..com', 'emailUnclear'],
    ['helena@-exemplo.com', 'emailUnclear'],
    ['.helena@exemplo.com', 'emailUnclear'],
    ['helena.@exemplo.com', 'emailUnclear'],
    ['<script>@exemplo.com', 'emailUnclear'],
    ['helena@192.168.0.10', 'emailUnclear'],
    [`${'h'.repeat(65)}@exemplo.com`, 'emailLong'],
    [`helena@${'exemplo.'.repeat(40)}com`, 'emailLong'],
  ])('%j has the fault %s', (address, fault) => {
    expect(checkEmail(address)).toBe(fault);
  });

  const valid = ['h@a.br', 'helena+spa@sub.exemplo.com.br', "o'neil_1@exemplo.travel", 'josé@exemplo.com', 'ana@praça.com.br', 'ana@xn--praa-2oa.com'];

  test.each(valid)('%j is valid', (address) => {
    expect(checkEmail(address)).toBeNull();
  });
});

test.each(['mailto:ana@exemplo.com', 'Ana Souza <ana@exemplo.com>', '<ana@exemplo.com>', 'ana＠exemplo．com', 'ana@exemplo.com,'])(
  '%j is ana@exemplo.com',
  (written) => {
    expect(bareAddress(written)).toBe('ana@exemplo.com');
    expect(checkField({ name: 'email', required: true }, written)).toBeNull();
  },
);

describe('checkField', () => {
  test('reports every required field that is empty or has only invisible characters', () => {
    for (const name of fieldNames)
      for (const nothing of ['', '   ', '\u202e', '\u200b\n']) {
        expect(checkField({ name, required: true }, nothing)).toBe(`${name}Empty`);
        expect(checkField({ name, required: false }, nothing)).toBeNull();
      }
  });

  test('checks an optional field once it is not empty', () => {
    expect(checkField({ name: 'telephone', required: false }, '3333-4444')).toBe('telephoneNoArea');
    expect(checkField({ name: 'email', required: false }, 'helena@')).toBe('emailNoEnd');
    expect(checkField({ name: 'message', required: false }, 'Olá')).toBeNull();
  });

  test('reports text beyond the limit', () => {
    expect(checkField({ name: 'message', required: false }, 'a'.repeat(fieldLimits.message))).toBeNull();
    expect(checkField({ name: 'message', required: false }, 'a'.repeat(fieldLimits.message + 1))).toBe('messageLong');
    expect(checkField({ name: 'firstName', required: true }, 'a'.repeat(fieldLimits.firstName + 1))).toBe('firstNameLong');
  });

  test('accepts only known event types', () => {
    for (const type of ['corporate', 'social', 'marriage']) expect(checkField({ name: 'type', required: true }, type)).toBeNull();
    for (const type of ['select', 'toString', '__proto__', '<b>social</b>']) expect(checkField({ name: 'type', required: true }, type)).toBe('typeEmpty');
  });

  test('accepts days that exist, from the hotel’s today on', () => {
    const look = (date: string) => checkField({ name: 'date', required: false }, date, { today: '2026-11-24' });
    expect(['24/11/2026', '28.2.2027', '9999-12-31'].map(look)).toEqual([null, null, null]);
    expect(['23/11/2026', '0001-01-01'].map(look)).toEqual(['datePast', 'datePast']);
    expect(['24/12', '29/02/2027', 'em maio', '20271-01-01'].map(look)).toEqual(Array(4).fill('dateUnclear'));
  });

  test('ignores spaces and invisible characters around an e-mail address, and a sign behind it', () => {
    for (const address of [' \u200bhelena@exemplo.com\u00a0', 'helena@exemplo.com.', 'helena@exemplo.com, ', 'helena@exemplo.com.br;'])
      expect(checkField({ name: 'email', required: true }, address)).toBeNull();
    expect(checkField({ name: 'email', required: true }, '.')).toBe('emailEmpty');
  });

  test('checks telephone numbers with the given function', () => {
    expect(checkField({ name: 'telephone', required: true }, ' 1 ', { checkTelephone: (telephone) => (telephone === '1' ? 'telephoneCountry' : null) })).toBe(
      'telephoneCountry',
    );
  });
});
