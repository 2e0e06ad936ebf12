import fc from 'fast-check';
import { encodeForm } from '../../../../src/domain/forms/encodeForm';

describe('encodeForm', () => {
  test('encodes as forms do, in order, with CRLF at line ends', () => {
    expect(encodeForm({ name: 'Ana & Zé', message: 'a=b\n"c"', empty: '' })).toBe('name=Ana+%26+Z%C3%A9&message=a%3Db%0D%0A%22c%22&empty=');
  });

  test('gives back every field and uses harmless characters only', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (fields) => {
        const encoded = encodeForm(fields);
        expect(encoded).toMatch(/^[A-Za-z0-9*\-._+%&=]*$/);
        const decoded = new URLSearchParams(encoded);
        for (const [name, value] of Object.entries(fields)) expect(decoded.get(name)?.replace(/\r\n/g, '\n')).toBe(value.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});
