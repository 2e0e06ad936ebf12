/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { weekdays } from '../../domain/time/plainDate';
import { WeekHours } from './WeekHours';

const daily = [...weekdays];

test('one period has its days and hours, seen short and heard in words', () => {
  renderIn('pt', <WeekHours hours={[{ service: 'open', days: ['thu', 'sat'], opens: '19:00', closes: '24:00' }]} />);
  expect(screen.getByRole('term').textContent).toBe('Quintas e sábados');
  expect(screen.getByText('19h–meia-noite').getAttribute('aria-hidden')).toBe('true');
  expect(heard(screen.getByRole('definition'))).toBe('das 19 horas à meia-noite');
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
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Daily']);
  expect(screen.getAllByRole('definition').map(heard)).toEqual(['Lunchfrom noon to 4\u00a0pm', 'Dinnerfrom 7\u00a0pm to midnight']);
});

test('renders nothing without hours', () => {
  const { container } = renderIn('fr', <WeekHours hours={[]} />);
  expect(container.textContent).toBe('');
});
