/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { booking, rooms } from '../../../tests/support/fixtures/rooms';
import { hydrateIn, renderIn } from '../../../tests/support/inLanguage';
import { Comparison } from './Comparison';
import { RoomTabs } from './RoomTabs';

const words = { slug: 'comparar', title: 'Compare lado a lado', lead: null, text: [], items: [], facts: [], path: null, action: null };
const comparison = <Comparison words={words} rooms={rooms} hotel={{ whatsapp: '+55 00 00000-0000', booking }} />;

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
  document.body.innerHTML = '';
  at('/acomodacoes');
});

test('rooms are chosen by keyboard, stand side by side from the second on, and the address tells them', async () => {
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

test('facts stand row by row, and what the hotel has not said of any room has none', () => {
  at('/acomodacoes?comparar=luxoVaranda,luxo');
  renderIn('pt', comparison);
  expect(columns()).toEqual(['Luxo Varanda', 'Luxo']);
  expect(rowOf('Área')).toEqual(['30\u00a0m²', '27\u00a0m²']);
  expect(rowOf('Ocupação')).toEqual(['1 a 3', '1 a 3']);
  expect(rowOf('Varanda privativa')).toEqual(['sim', '–não informado']);
  expect(rowOf('Banheira')).toEqual(['não', 'não']);
  expect(screen.queryByRole('rowheader', { name: 'Camas' })).toBeNull();
});

test('the address keeps what else it says, and a shared one is read as it comes', async () => {
  at('/acomodacoes?utm_source=carta&comparar=luxo,nenhum,chale#comparar');
  const { user } = renderIn('en', comparison);
  expect(columns()).toEqual(['Luxo', 'Chalé']);
  await user.click(box(/^Premium/));
  expect(window.location.search + window.location.hash).toBe('?comparar=luxo,chale,premium&utm_source=carta#comparar');
  act(() => {
    at('/acomodacoes?comparar=standard,chale');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(columns()).toEqual(['Standard', 'Chalé']);
});

test('four have a place, a fifth has none until one leaves', async () => {
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

test('a room alone is no comparison, and none leaves the address bare', async () => {
  at('/acomodacoes?comparar=standard,premium');
  const { user } = renderIn('pt', comparison);
  await user.click(screen.getByRole('button', { name: 'Remover Standard da comparação' }));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(box(/^Premium/));
  expect(window.location.href).toMatch(/\/acomodacoes$/);
});

test('the boxes of the cards and of the scale are one choice', async () => {
  const { user } = renderIn(
    'pt',
    <>
      <RoomTabs rooms={rooms} booking={booking} />
      {comparison}
    </>,
  );
  await user.click(box(/^Comparar Standard/));
  expect(box(/^Standard/).checked).toBe(true);
  await user.click(box(/^Chalé/));
  expect(columns()).toEqual(['Standard', 'Chalé']);
  expect(screen.getAllByRole('link', { name: 'Ver a comparação' }).map((link) => link.getAttribute('href'))).toEqual(['#comparar', '#comparar']);
});

test('the HTML of the server compares nothing, whatever the address, and React finds it as it left it', async () => {
  at('/acomodacoes?comparar=standard,chale');
  const { html, differences } = await hydrateIn('pt', comparison);
  expect(html).not.toContain('<table');
  expect(differences).toEqual([]);
  expect(columns()).toEqual(['Standard', 'Chalé']);
});

test('a box that was ticked before React was there counts', async () => {
  await hydrateIn('pt', comparison, (container) => {
    for (const slug of ['luxo', 'premium']) {
      const early = container.querySelector<HTMLInputElement>(`input[value="${slug}"]`);
      if (early) early.checked = true;
    }
  });
  expect(new Set(columns())).toEqual(new Set(['Premium', 'Luxo']));
});
