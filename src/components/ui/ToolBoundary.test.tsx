/** @jest-environment jsdom */
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import type { Language } from '../../site';
import { ToolBoundary } from './ToolBoundary';

let broken = false;
function Tool() {
  const [count, setCount] = useState(0);
  if (broken && count > 0) throw new Error('NotFoundError');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pessoas: ${String(count)}`}
    </button>
  );
}

test.each([
  ['pt', /^Esta parte da página parou/, 'Restaurar'],
  ['en', /^This part of the page stopped/, 'Restore'],
  ['fr', /^Cette partie de la page s’est arrêtée/, 'Rétablir'],
] as const)('in %s, a tool that fails says so and is brought back by a button; the rest of the page stays', async (language: Language, text, again) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const { user } = renderIn(
    language,
    <>
      <ToolBoundary>
        <Tool />
      </ToolBoundary>
      <p>O resto</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Pessoas: 0' }));
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.getByText('O resto')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: again }));
  await user.click(screen.getByRole('button', { name: 'Pessoas: 0' }));
  expect(screen.getByRole('button', { name: 'Pessoas: 1' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
