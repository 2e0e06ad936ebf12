/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { rooms } from '../../../../tests/support/fixtures/rooms';
import { hydrateIn, renderIn } from '../../../../tests/support/components/inLanguage';
import { Comparison } from './Comparison';

const section = { slug: 'comparar', title: 'Compare lado a lado', lead: null, text: [], items: [], path: null, action: null };
const comparison = <Comparison section={section} rooms={rooms} />;

const at = (address: string) => window.history.replaceState(null, '', address);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((header) => within(header).getByRole('link').textContent);
const rowOf = (label: string) =>
  within(within(screen.getByRole('table')).getByRole('rowheader', { name: label }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  at('/acomodacoes');
});

test('rooms are chosen by keyboard, are side by side from the second on, and are in the address', async () => {
  const { user } = renderIn('pt', comparison);
  expect(screen.queryByRole('table')).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(box(/^Standard/));
  await user.keyboard(' ');
  expect(screen.queryByRole('table')).toBeNull();
  await user.tab();
  await user.keyboard(' ');
  expect(columns()).toEqual(['Standard', 'Premium']);
  expect(window.location.search).toBe('?comparar=standard,premium');
});

test('has a row for each fact that is known of at least one room', () => {
  at('/acomodacoes?comparar=luxoVaranda,luxo');
  renderIn('pt', comparison);
  expect(columns()).toEqual(['Luxo Varanda', 'Luxo']);
  expect(rowOf('Área')).toEqual(['30\u00a0m²', '27\u00a0m²']);
  expect(rowOf('Ocupação')).toEqual(['1 a 3', '1 a 3']);
  expect(rowOf('Varanda privativa')).toEqual(['Sim', '–não informado']);
  expect(rowOf('Banheira')).toEqual(['Não', 'Não']);
  expect(screen.queryByRole('rowheader', { name: 'Camas' })).toBeNull();
});

test('beds are those of the pictures if those of one room sleep fewer than it takes', () => {
  at('/acomodacoes?comparar=standard,chale');
  const withBeds = rooms.map((room) => ({ ...room, beds: 'Uma cama de casal', bedGuests: 2 }));
  renderIn('pt', <Comparison section={section} rooms={withBeds} />);
  expect(rowOf('Cama')).toEqual(['Uma cama de casal', 'Uma cama de casal']);
});

test('other parameters stay in the address, and a shared address is used', async () => {
  at('/acomodacoes?utm_source=carta&comparar=luxo,nenhum,chale#comparar');
  const { user } = renderIn('en', comparison);
  expect(columns()).toEqual(['Luxo', 'Chalé']);
  await user.click(box(/^Premium/));
  expect(window.location.search + window.location.hash).toBe('?utm_source=carta&comparar=luxo,chale,premium#comparar');
  act(() => {
    at('/acomodacoes?comparar=standard,chale');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(columns()).toEqual(['Standard', 'Chalé']);
});

test('four rooms can be compared, a fifth only after one is removed', async () => {
  at('/acomodacoes?comparar=standard,premium,luxo,luxoVaranda');
  const { user } = renderIn('pt', comparison);
  expect(box(/^Chalé/).disabled).toBe(true);
  expect(box(/^Luxo(?! Varanda)/).disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remover Premium da comparação' }));
  expect(document.activeElement).toBe(box(/^Premium/));
  expect(columns()).toEqual(['Standard', 'Luxo', 'Luxo Varanda']);
  await user.click(box(/^Chalé/));
  expect(columns()).toEqual(['Standard', 'Luxo', 'Luxo Varanda', 'Chalé']);
});

test('a single room is not compared, and without rooms there is no parameter', async () => {
  at('/acomodacoes?comparar=standard,premium');
  const { user } = renderIn('pt', comparison);
  await user.click(screen.getByRole('button', { name: 'Remover Standard da comparação' }));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(box(/^Premium/));
  expect(window.location.href).toMatch(/\/acomodacoes$/);
});

test('the server’s HTML has no comparison, whatever the address, and hydration matches', async () => {
  at('/acomodacoes?comparar=standard,chale');
  const { html, differences } = await hydrateIn('pt', comparison);
  expect(html).not.toContain('<table');
  expect(differences).toEqual([]);
  expect(columns()).toEqual(['Standard', 'Chalé']);
});
