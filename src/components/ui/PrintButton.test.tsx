/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateIn } from '../../../tests/support/components/inLanguage';
import { PrintButton } from './PrintButton';

const view = (
  <main>
    <img alt="A sala" loading="lazy" />
    <div className="no-print">
      <img alt="O mapa" loading="lazy" />
    </div>
    <PrintButton />
  </main>
);

test('prints once the pictures of the page have come, without those that are not printed', async () => {
  const print = jest.fn();
  let fail: (reason: Error) => void = () => undefined;
  const decode = jest.fn(() => new Promise((_, reject) => (fail = reject)));
  Object.assign(window, { print });
  Object.assign(HTMLImageElement.prototype, { decode });
  const { user } = await hydrateIn('pt', view);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(screen.getByAltText<HTMLImageElement>('A sala').loading).toBe('eager');
  expect(screen.getByAltText<HTMLImageElement>('O mapa').loading).not.toBe('eager');
  expect(decode).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
  // one that fails holds nothing up
  await act(async () => {
    fail(new Error('gone'));
    await Promise.resolve();
  });
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
