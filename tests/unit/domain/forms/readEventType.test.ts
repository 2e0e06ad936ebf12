import fc from 'fast-check';
import { readEventType } from '../../../../src/domain/forms/readEventType';

describe('readEventType', () => {
  test('reads the type among other parameters', () => {
    expect(readEventType('?utm=x&tipo=casamento#topo'.split('#')[0] ?? '')).toBe('marriage');
  });

  test.each(['', '?tipo=', '?tipo=marriage', '?tipo=Casamento', '?tipo=%3Cscript%3E', '?tipo=javascript:alert(1)', '?tipo=toString'])(
    'reads nothing from %j',
    (query) => {
      expect(readEventType(query)).toBeNull();
    },
  );

  test('reads nothing from anything else', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (word) => readEventType(`?tipo=${word.replace(/[&#]/g, '')}x`) === null));
  });
});
