/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { christmas, daily, differsOn, renovation } from '../../../tests/support/fixtures/placeHours';
import { WeekHours } from './WeekHours';

test('one period has its days and hours, seen short and heard in words', () => {
  renderIn('pt', <WeekHours place={{ hours: [{ service: 'open', days: ['thu', 'sat'], opens: '19:00', closes: '24:00' }] }} />);
  expect(screen.getByRole('term').textContent).toBe('Quintas e sábados');
  expect(screen.getByText('19h–meia-noite').getAttribute('aria-hidden')).toBe('true');
  expect(heard(screen.getByRole('definition'))).toBe('das 19 horas à meia-noite');
});

test('services on the same days share one row of days', () => {
  renderIn('en', <WeekHours place={{ hours: [daily('12:00', '16:00', 'lunch'), daily('19:00', '24:00', 'dinner')] }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Daily']);
  expect(screen.getAllByRole('definition').map(heard)).toEqual(['Lunchfrom noon to 4\u00a0pm', 'Dinnerfrom 7\u00a0pm to midnight']);
});

describe('days that differ', () => {
  const thai = { hours: [{ service: 'open' as const, days: ['thu', 'sat'] as const, opens: '19:00', closes: '24:00' }], ...differsOn(christmas, renovation) };
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

  test('the server’s HTML has a line for each, and hydration matches', async () => {
    const { html, differences } = await hydrateIn('pt', <WeekHours place={thai} />);
    expect(html).toContain('25 de dezembro, Natal: 12h–16h');
    expect(html).toContain('De 1º de fevereiro a 31 de março: fechado, em reforma');
    expect(differences).toEqual([]);
  });

  test('the day itself is called today, and is heard in words', () => {
    at('2026-12-25T10:00:00-03:00');
    renderIn('pt', <WeekHours place={thai} />);
    expect(heard(screen.getAllByRole('listitem')[0] as HTMLElement)).toBe('Hoje, Natal: das 12 horas às 16 horas');
  });

  test('what is over is not shown', () => {
    at('2027-04-01T00:00:00-03:00');
    renderIn('pt', <WeekHours place={thai} />);
    expect(lines()).toHaveLength(1);
  });

  test('a season has its week under its days', () => {
    const days = { from: '05-01', to: '07-31', days: 'de 1º de maio a 31 de julho' };
    renderIn(
      'pt',
      <WeekHours place={{ ...thai, exceptions: null, seasons: [{ ...days, hours: thai.hours.map((one) => ({ ...one, days: ['sun'] as const })) }] }} />,
    );
    expect(screen.getByText('De 1º de maio a 31 de julho')).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Quintas e sábados', 'Domingos']);
  });
});
