/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { hydrateIn } from '../../../tests/support/components/inLanguage';
import { PrintButton } from './PrintButton';

const view = <PrintButton className="btn">Imprimir</PrintButton>;

test('prints', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await hydrateIn('pt', view);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('is in the server’s HTML, and gone where the browser cannot print', async () => {
  Object.assign(window, { print: undefined });
  document.body.innerHTML = '';
  const { html, differences } = await hydrateIn('pt', view);
  expect(html).toContain('Imprimir');
  expect(screen.queryByRole('button')).toBeNull();
  expect(differences).toEqual([]);
});
