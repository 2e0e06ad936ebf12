import fc from 'fast-check';
import { parseDraft, fieldNames } from './fields';

describe('parseDraft', () => {
  test('gives back the words of known fields', () => {
    expect(parseDraft('{"email":"a@b.com","message":"Olá\\n!"}')).toEqual({ email: 'a@b.com', message: 'Olá\n!' });
  });

  test.each([null, '', 'null', '[]', '3', '{', '"text"'])('is empty for %j', (kept) => {
    expect(parseDraft(kept)).toEqual({});
  });

  test('drops what is not a text or not a field of ours', () => {
    expect(parseDraft('{"email":1,"telephone":["x"],"name":"","__proto__":{"name":"x"},"admin":"yes"}')).toEqual({});
  });

  test('survives anything that storage may hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (kept) => {
        for (const [name, value] of Object.entries(parseDraft(kept))) {
          expect(fieldNames).toContain(name);
          expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
