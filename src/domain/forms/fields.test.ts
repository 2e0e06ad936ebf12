import fc from 'fast-check';
import { parseDraft, fieldNames } from './fields';

describe('parseDraft', () => {
  test('has the values of known fields', () => {
    expect(parseDraft({ email: 'a@b.com', message: 'Olá\n!' })).toEqual({ email: 'a@b.com', message: 'Olá\n!' });
  });

  test.each([null, [], 3, 'text'])('is empty for %j', (stored) => {
    expect(parseDraft(stored)).toEqual({});
  });

  test('drops values that are not text, and unknown fields', () => {
    expect(parseDraft(JSON.parse('{"email":1,"telephone":["x"],"name":"","__proto__":{"name":"x"},"admin":"yes"}'))).toEqual({});
  });

  test('handles any stored JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const [name, value] of Object.entries(parseDraft(stored))) {
          expect(fieldNames).toContain(name);
          expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
