/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { fillStorage, keptTrip, otherTabKeeps, startWith } from '../../../tests/support/pages/browserTrip';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { say } from '../../../tests/support/content/messages';
import { maximumSaved } from '../../domain/trip/trip';
import { SaveButton } from './SaveButton';
import TripLink from './TripLink';

const luxo = <SaveButton item={{ list: 'rooms', slug: 'luxo' }} name="Luxo" />;
const keepLuxo = () => screen.getByRole('button', { name: /Luxo/ });

beforeEach(() => {
  startWith('');
});

test('an item is saved and removed by keyboard, and its words are for screen readers only', async () => {
  const { user } = renderIn('fr', luxo);
  await user.tab();
  expect(document.activeElement).toBe(keepLuxo());
  expect(keepLuxo().getAttribute('aria-pressed')).toBe('false');
  expect(keepLuxo().textContent).toBe('Ajouter à mon voyage Luxo');
  await user.keyboard(' ');
  expect(keepLuxo().getAttribute('aria-pressed')).toBe('true');
  expect(keepLuxo().textContent).toBe('Ajouter à mon voyage Luxo');
  expect(keptTrip().rooms).toEqual(['luxo']);
  expect(keepLuxo().querySelector(':scope > span:not(.sr-only)')).toBeNull();
  await user.keyboard(' ');
  expect(keptTrip().rooms).toEqual([]);
});

test('the server’s HTML reserves the space of the button', async () => {
  const { html, differences } = await hydrateIn('pt', luxo);
  expect(html).not.toContain('<button');
  expect(differences).toEqual([]);
  expect(keepLuxo()).not.toBeNull();
});

test('a change in another tab shows here, and a change here does not undo it', async () => {
  const { user } = renderIn('pt', luxo);
  otherTabKeeps('?quartos=master');
  expect(keepLuxo().getAttribute('aria-pressed')).toBe('false');
  // its event has not arrived yet
  localStorage.setItem('trip', '?quartos=master,chale');
  await user.click(keepLuxo());
  expect(keptTrip().rooms).toEqual(['master', 'chale', 'luxo']);
});

test('if storage is blocked, the guest is told, and the trip lasts as long as the page', async () => {
  const { user } = renderIn('pt', luxo);
  fillStorage();
  await user.click(keepLuxo());
  expect(keepLuxo().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(say('pt', 'common', 'trip.notStored'));
  // a change of another tab is merged
  jest.restoreAllMocks();
  otherTabKeeps('?quartos=master');
  expect(keepLuxo().getAttribute('aria-pressed')).toBe('true');
});

test('a full list says so and accepts no more items', () => {
  startWith(`?quartos=${Array.from({ length: maximumSaved.rooms }, (_, index) => `q${String(index)}`).join(',')}`);
  renderIn('en', luxo);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Your trip is full Luxo' }).disabled).toBe(true);
});

test('the link to the trip has the number of items, and is not rendered while the trip is empty', () => {
  const { container } = renderIn('pt', <TripLink />);
  expect(container.textContent).toBe('');
  otherTabKeeps('?quartos=luxo&fotos=chale-rede&dia=2026-12-24');
  expect(screen.getByRole('link').textContent).toBe('Minha viagem (2)');
});
