import fc from 'fast-check';
import { eventTypeNames, eventTypePage, readEventType } from './eventType';

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

describe('eventTypePage', () => {
  test('leads to the matching page with the type carried along', () => {
    expect(eventTypeNames.map(eventTypePage)).toEqual(['/evento-corporativo?tipo=corporativo', '/evento-social?tipo=social', '/casamento?tipo=casamento']);
  });

  test('carries what readEventType reads', () => {
    for (const type of eventTypeNames) expect(readEventType(eventTypePage(type).split('?')[1] ?? '')).toBe(type);
  });
});
