/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { spaces } from '../../../tests/support/fixtures/eventSpaces';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SpaceCards } from './SpaceCards';

const rest = { description: '', area: null, rainPlan: null, planPicture: null, plan: null, pictures: [] };

const renderCards = () => renderIn('en', <SpaceCards title="Spaces" spaces={spaces.map((space) => ({ ...space, ...rest }))} shownElsewhere={[]} />);

test('phones, which have no table, show the figures of a space behind a line; one without any says nothing', () => {
  renderCards();
  const space = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
  expect(space('Marina Village').getByText('Capacities').closest('details')?.textContent).toBe(
    'CapacitiesDinner with stage100Dinner without stage80Cocktail120',
  );
  expect(space('Lounge Thai').queryByText('Capacities')).toBeNull();
  expect(space('Lounge Thai').queryByText('Largest capacity')).toBeNull();
});

test('has a WhatsApp link for areas and plans, which the hotel has not given', () => {
  renderCards();
  const ask = screen.getByRole('link', { name: /^Ask us on WhatsApp/ });
  expect(new URL(ask.getAttribute('href') ?? '').searchParams.get('text')).toBe('Hello. Could you send me the floor areas and plans of the event spaces?');
});
