import { eventTypePage } from '../../../../src/domain/forms/eventTypePage';
import { eventTypeNames } from '../../../../src/domain/forms/eventTypes';
import { readEventType } from '../../../../src/domain/forms/readEventType';

describe('eventTypePage', () => {
  test('leads to the matching page with the type carried along', () => {
    expect(eventTypeNames.map(eventTypePage)).toEqual(['/evento-corporativo?tipo=corporativo', '/evento-social?tipo=social', '/casamento?tipo=casamento']);
  });

  test('carries what readEventType reads', () => {
    for (const type of eventTypeNames) expect(readEventType(eventTypePage(type).split('?')[1] ?? '')).toBe(type);
  });
});
