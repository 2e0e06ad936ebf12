/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { words } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/inLanguage';
import { StayRequest } from './StayRequest';

const engine = { host: 'https://engine.example', hotelCode: '4568', language: 'pt-PT', childrenParameter: 'ch' };
const view = <StayRequest words={words} engine={engine} rules={{ checkIn: '15:00', checkOut: '12:00' }} />;

test.each([
  ['pt', 'Ver disponibilidade', 'Por favor, selecione as datas!', 'Check-in'],
  ['en', 'Check availability', 'Please select dates!', 'Check-in'],
  ['fr', 'Voir les disponibilités', 'Veuillez sélectionner des dates\u202f!', 'Arrivée'],
] as const)('without dates the reservation form asks for them, in %s', async (language, button, message, checkIn) => {
  const { user } = renderIn(language, view);
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('alert').textContent).toBe(message);
  const field = screen.getByRole('textbox', { name: checkIn });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('adults stay within 1 to 10, children within 0 to 10', () => {
  renderIn('pt', view);
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const count = (name: string) => group(name).getByRole('status').textContent;
  const click = (name: string, { times }: { times: number }) => {
    const button = screen.getByRole('button', { name });
    for (let click = 0; click < times; click += 1) fireEvent.click(button);
  };
  expect([count('Adultos'), count('Crianças')]).toEqual(['2', '0']);
  expect(screen.getByRole('button', { name: 'Diminuir crianças' })).toHaveProperty('disabled', true);
  click('Aumentar adultos', { times: 12 });
  click('Aumentar crianças', { times: 12 });
  expect([count('Adultos'), count('Crianças')]).toEqual(['10', '10']);
  click('Diminuir adultos', { times: 12 });
  expect(count('Adultos')).toBe('1');
  expect(JSON.parse(sessionStorage.getItem('draft:stay') ?? '')).toEqual({ checkIn: null, checkOut: null, adults: 1, children: 10 });
});
