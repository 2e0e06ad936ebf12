import { pageOfRole } from '../pages/addresses';
import { eventTypeNames, eventTypePage, eventTypeFromQuery } from './eventType';

describe('eventTypeFromQuery', () => {
  test.each(['', '?tipo=', '?tipo=marriage', '?tipo=Casamento', '?tipo=%3Cscript%3E', '?tipo=javascript:alert(1)', '?tipo=toString'])(
    'is null for %j',
    (query) => {
      expect(eventTypeFromQuery(query)).toBeNull();
    },
  );
});

describe('eventTypePage', () => {
  test('is the page of the type, with the parameter that eventTypeFromQuery reads', () => {
    for (const type of eventTypeNames) {
      jest.replaceProperty(pageOfRole, type, '/festas');
      const [path, query] = eventTypePage(type)?.split('?') ?? [];
      expect([path, eventTypeFromQuery(query ?? '')]).toEqual(['/festas', type]);
    }
  });

  test('is none where the hotel has no such page', () => {
    jest.replaceProperty(pageOfRole, 'social', null);
    expect(eventTypePage('social')).toBeNull();
  });
});
