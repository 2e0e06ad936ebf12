/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { startWith } from '../../../tests/support/pages/browserTrip';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { LazyTripLink } from './LazyTripLink';

test('the link to the trip comes once something is saved', async () => {
  const { container } = renderIn('pt', <LazyTripLink />);
  expect(container.textContent).toBe('');
  startWith('?quartos=luxo');
  expect((await screen.findByRole('link')).textContent).toBe('Minha viagem (1)');
});
