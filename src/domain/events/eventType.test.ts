import { eventTypeNames, eventTypePage, eventTypeFromQuery } from './eventType';

describe('eventTypeFromQuery', () => {
  test('reads the type among other parameters', () => {
    expect(eventTypeFromQuery('?utm=x&tipo=casamento#topo'.split('#')[0] ?? '')).toBe('marriage');
  });

  test.each(['', '?tipo=', '?tipo=marriage', '?tipo=Casamento', '?tipo=%3Cscript%3E', '?tipo=javascript:alert(1)', '?tipo=toString'])(
    'is null for %j',
    (query) => {
      expect(eventTypeFromQuery(query)).toBeNull();
    },
  );
});

describe('eventTypePage', () => {
  test('is the page of the type, with the type as a parameter', () => {
    expect(eventTypeNames.map(eventTypePage)).toEqual(['/evento-corporativo?tipo=corporativo', '/evento-social?tipo=social', '/casamento?tipo=casamento']);
  });

  test('has the parameter that eventTypeFromQuery reads', () => {
    for (const type of eventTypeNames) expect(eventTypeFromQuery(eventTypePage(type).split('?')[1] ?? '')).toBe(type);
  });
});
