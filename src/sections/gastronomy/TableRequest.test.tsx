/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { sameAllYear } from '../../../tests/support/fixtures/placeHours';
import TableRequest from './TableRequest';

jest.mock('../../browser/hotelClock', () => ({ hotelClock: () => new Date('2026-12-03T22:40:00-03:00') }));

test('for this evening no time is offered that has passed, though an address asks for it', async () => {
  const hours = [{ service: 'open' as const, days: ['thu' as const], opens: '19:00', closes: '24:00' }];
  window.history.replaceState(null, '', '/gastronomia?dia=2026-12-03&hora=19:00');
  renderIn('pt', <TableRequest id="mesa" place={{ name: 'Thai', hours, ...sameAllYear }} />);
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Hora' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['a combinar', '23h', '23h30']);
  expect(select.value).toBe('');
});
