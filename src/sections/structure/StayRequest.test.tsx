/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { section } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { changeStay, stayStore } from '../../browser/stayStore';
import { childrenBounds, maximumPeople } from '../../domain/booking/people';
import { StayRequest } from './StayRequest';

const view = <StayRequest section={section} />;

test('adults and children stay within their bounds', () => {
  renderIn('pt', view);
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const count = (name: string) => group(name).getByText(/^\d+$/, { ignore: '[aria-live]' }).textContent;
  const click = (name: string, { times }: { times: number }) => {
    const button = screen.getByRole('button', { name });
    for (let click = 0; click < times; click += 1) fireEvent.click(button);
  };
  expect([count('Adultos'), count('Crianças')]).toEqual(['2', '0']);
  expect(screen.getByText(`de 1 a ${maximumPeople}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Diminuir crianças' }).getAttribute('aria-disabled')).toBe('true');
  click('Aumentar adultos', { times: maximumPeople });
  click('Aumentar crianças', { times: childrenBounds.maximum + 1 });
  expect([count('Adultos'), count('Crianças')]).toEqual([maximumPeople, childrenBounds.maximum].map(String));
  click('Diminuir adultos', { times: maximumPeople });
  expect(count('Adultos')).toBe('1');
  expect(sessionStorage.getItem('stay')).toBe(`?adultos=1&criancas=${Array<number>(childrenBounds.maximum).fill(8).join(',')}`);
});

test('it starts with the dates and guests that were chosen elsewhere, and what changes here is theirs too', async () => {
  act(() => changeStay({ stay: { checkIn: '2036-05-10', checkOut: '2036-05-12' }, party: { adults: 3, children: [7] } }));
  const { user } = renderIn('pt', view);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Check-in' }).value).toBe('10/05/2036');
  expect(screen.getByText(/^Cancelando até quarta-feira, 07\/05\/2036/)).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Crianças' })).getByText('1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aumentar adultos' }));
  expect(stayStore.read()).toEqual({ stay: { checkIn: '2036-05-10', checkOut: '2036-05-12' }, party: { adults: 4, children: [7] } });
});
