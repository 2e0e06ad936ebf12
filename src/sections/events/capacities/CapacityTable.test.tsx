/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { spaces } from '../../../../tests/support/fixtures/eventSpaces';
import { renderIn } from '../../../../tests/support/components/inLanguage';
import { CapacityTable } from './CapacityTable';

const table = <CapacityTable title="Todas as capacidades" spaces={spaces} askId="equipe" />;
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('has every figure of every space, in the order of the layouts', () => {
  renderIn('pt', table);
  const columns = within(screen.getByRole('table', { name: 'Todas as capacidades' })).getAllByRole('columnheader');
  expect(columns.map((column) => column.textContent)).toEqual([
    'Espaço',
    'Auditório',
    'Jantar com palco',
    'Jantar sem palco',
    'Espinha de peixe',
    'Coquetel',
    'Escolar',
    'Formato\u00a0U',
  ]);
  expect(cells(/^Salão Tupi/)).toEqual(['120', '70', '80', '–sem número', '–sem número', '–sem número', '33']);
});

test('shows the other figure of a layout beside the name of the space', () => {
  renderIn('pt', table);
  expect(screen.getByRole('rowheader', { name: /Espaço Enseada/ }).textContent).toContain('Jantar com palco: 80, ou 100 em uma das montagens');
});

test('a space without any figure is named below, with a link to the events team', () => {
  renderIn('pt', table);
  expect(screen.queryByRole('row', { name: /Lounge Thai/ })).toBeNull();
  expect(screen.getByText('Lounge Thai')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Consulte a equipe de eventos' }).getAttribute('href')).toBe('#equipe');
});
