import fc from 'fast-check';
import { checkEmail } from '../../../../src/domain/forms/checkEmail';

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

  test.each([
    'helena@exemplo.com',
    'h@a.br',
    'helena+spa@sub.exemplo.com.br',
    "o'neil_1@exemplo.travel",
    'josé@exemplo.com',
    'ana@praça.com.br',
    'ana@xn--praa-2oa.com',
  ])('%j is well', (address) => {
    expect(checkEmail(address)).toBeNull();
  });

  test('passes every common address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(address.length <= 254);
        expect(checkEmail(address)).toBeNull();
      }),
    );
  });

  test('answers whatever comes in, and passes nothing without name, @ and ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (checkEmail(text) === null) expect(text).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/u);
      }),
    );
  });
});
