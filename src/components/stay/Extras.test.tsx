/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import type { Stay } from '../../domain/stay/stay';
import { Extras } from './Extras';

const rule = (slug: string, title: string, text: string) => ({ slug, title, text });
const rules = {
  checkIn: '15:00',
  tourismTax: 4.25,
  parking: 61,
  cancellation: [{ bookedFrom: null, hours: 72, refund: 90 }],
  rules: [
    rule('tourism-tax', 'Taxa de turismo: R$ 4,25 por dia', 'Por apartamento, cobrada pelo hotel.'),
    rule('parking', 'Estacionamento: R$ 61,00 por dia', 'Por veículo.'),
    rule('cancellation', 'Cancelamento', 'Até 72 horas antes do check-in, devolvemos 90% do total pago.'),
  ],
};
const threeNights: Stay = { checkIn: '2027-03-20', checkOut: '2027-03-23' };
const view = (stay: Stay = threeNights) => <Extras stay={stay} rules={rules} label="O que se soma" />;

/** The text of an element with plain spaces. */
const plain = (element: Node | null | undefined) => element?.textContent?.replace(/\s+/g, ' ');
const clock = async (name: string) => heard((await screen.findByRole('heading', { name })).parentElement).replace(/\s+/g, ' ');
/** Each line: its rule, calculation and amount. */
const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const [text, how] = [...term.childNodes].map(plain);
    return [text, how, plain(within(term.parentElement ?? document.body).queryByRole('definition'))];
  });
const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

beforeEach(() => {
  window.history.replaceState(null, '', '/quartos/luxo');
  at('2027-03-07T10:30:00-03:00');
});

test('three nights with one car, by keyboard: two lines with their rules, never a total, and both are in the address', async () => {
  const { user } = renderIn('pt', view());
  await user.tab();
  await user.keyboard('{Enter}');
  // past the button for fewer, which is at its bound
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Menos um veículo' })).toBeTruthy();
  expect(lines()).toEqual([
    ['Taxa de turismo: R$ 4,25 por dia', '3 diárias × 1 apartamento. Por apartamento, cobrada pelo hotel.', 'R$ 12,75'],
    ['Estacionamento: R$ 61,00 por dia', '3 diárias × 1 veículo. Por veículo.', 'R$ 183,00'],
  ]);
  expect(document.body.textContent).not.toContain('195,75');
  expect(window.location.search).toBe('?entrada=2027-03-20&saida=2027-03-23&carros=1');
});

test('says until when 90 % is refunded, and the remaining time', async () => {
  window.history.replaceState(null, '', '/quartos/luxo?carros=0');
  renderIn('pt', view());
  const said = await clock('Se os planos mudarem');
  expect(said).toContain('Devolvemos 90% do total pago cancelando até quarta-feira, 17 de março de 2027, 15 horas. Ainda há 10 dias e 4 horas.');
  expect(said).toContain('Até 72 horas antes do check-in, devolvemos 90% do total pago.');
});

test.each([
  ['2027-03-17T14:59:30-03:00', '1 minute left.'],
  ['2027-03-17T15:01:00-03:00', 'For these dates, the time to cancel with a refund has passed.'],
])('at %s it shows “%s”', async (now, text) => {
  at(now);
  window.history.replaceState(null, '', '/en/quartos/luxo?carros=2');
  renderIn('en', view());
  expect(await clock('If plans change')).toContain(text);
});

test('without dates the rules have no amounts; once dates are chosen the address is updated', async () => {
  window.history.replaceState(null, '', '/estrutura?carros=1');
  function Chosen() {
    const [stay, choose] = useState<Stay>({ checkIn: null, checkOut: null });
    return (
      <>
        <button onClick={() => choose(threeNights)}>choose</button>
        {view(stay)}
      </>
    );
  }
  const { user } = renderIn('pt', <Chosen />);
  expect(await screen.findByText('Escolha as datas para ver o total.')).toBeTruthy();
  expect(lines().map(([, how, amount]) => [how, amount])).toEqual([
    ['Por apartamento, cobrada pelo hotel.', undefined],
    ['Por veículo.', undefined],
  ]);
  await user.click(screen.getByRole('button', { name: 'choose' }));
  expect(lines().map(([, , amount]) => amount)).toEqual(['R$ 12,75', 'R$ 183,00']);
  expect(window.location.search).toBe('?carros=1&entrada=2027-03-20&saida=2027-03-23');
});

test('closing it restores the address', async () => {
  window.history.replaceState(null, '', '/quartos/luxo?utm_source=carta');
  const { user } = renderIn('pt', view());
  const button = screen.getByRole('button', { name: 'O que se soma' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('group', { name: 'Veículos' })).toBeTruthy();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(window.location.search).toBe('?utm_source=carta');
});

test('the server’s HTML has the button only, and hydration matches', async () => {
  jest.useRealTimers();
  const { html, differences } = await hydrateIn('pt', view());
  expect(html).not.toContain('Taxa de turismo');
  expect(differences).toEqual([]);
});

test('a charge that the hotel has not is not there; without any there is nothing to ask for', async () => {
  window.history.replaceState(null, '', '/quartos/luxo?carros=0');
  const { unmount } = renderIn('pt', <Extras stay={threeNights} rules={{ ...rules, parking: null }} label="O que se soma" />);
  await screen.findByText('R$ 12,75');
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByText('Veículos')).toBeNull();
  unmount();
  renderIn('pt', <Extras stay={threeNights} rules={{ ...rules, tourismTax: null, parking: null }} label="O que se soma" />);
  expect(screen.queryByRole('button')).toBeNull();
});
