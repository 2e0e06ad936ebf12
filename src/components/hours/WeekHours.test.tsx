/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { weekdays } from '../../domain/time/plainDate';
import { WeekHours } from './WeekHours';

const daily = [...weekdays];

test('one period has its days and hours', () => {
  renderIn('pt', <WeekHours hours={[{ service: 'open', days: ['thu', 'sat'], opens: '19:00', closes: '24:00' }]} />);
  expect(screen.getByRole('term').textContent).toBe('quintas e sábados');
  expect(screen.getByRole('definition').textContent).toBe('19h–meia-noite');
});

test('services on the same days share one row of days', () => {
  renderIn(
    'en',
    <WeekHours
      hours={[
        { service: 'lunch', days: daily, opens: '12:00', closes: '16:00' },
        { service: 'dinner', days: daily, opens: '19:00', closes: '24:00' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['daily']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Lunchnoon–4\u00a0pm', 'Dinner7\u00a0pm–midnight']);
});

test('renders nothing without hours', () => {
  const { container } = renderIn('fr', <WeekHours hours={[]} />);
  expect(container.textContent).toBe('');
});
