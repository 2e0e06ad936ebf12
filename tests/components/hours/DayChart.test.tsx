/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { DayChart } from '../../../src/components/hours/DayChart';
import { weekdays } from '../../../src/domain/hours/weekday';
import { hydrateIn, renderIn } from '../../support/inLanguage';

const daily = [...weekdays];
const places = [
  { slug: 'thai', name: 'Thai', hours: [{ service: 'open', days: ['thu', 'sat'] as const, opens: '19:00', closes: '24:00' }] },
  {
    slug: 'atlantico',
    name: 'Atlântico',
    hours: [
      { service: 'lunch', days: daily, opens: '12:00', closes: '16:00' },
      { service: 'dinner', days: daily, opens: '19:00', closes: '24:00' },
    ],
  },
  { slug: 'lobby', name: 'Lobby bar', hours: [{ service: 'open', days: daily, opens: '09:00', closes: '01:00' }] },
];
const chart = (
  <DayChart places={places} first="sat">
    {({ picker, chart: rows, weekday }) => (
      <>
        <h2>{weekday}</h2>
        {picker}
        {rows}
      </>
    )}
  </DayChart>
);

/** What a row shows, read aloud. */
const rowOf = (name: string) =>
  [...(screen.getByRole('heading', { name }).closest('li')?.querySelectorAll('p') ?? [])].filter((bar) => !bar.hidden).map((bar) => bar.textContent);
const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('draws today at the hotel, and says what is open now', () => {
  at('2026-08-08T15:20:00-03:00'); // a Saturday
  renderIn('pt', chart);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sábado' }).checked).toBe(true);
  expect(rowOf('Thai')).toEqual(['19h–meia-noite']);
  expect(rowOf('Atlântico')).toEqual(['12h–16h, aberto agora', '19h–meia-noite']);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h, aberto agora']);
});

test('after midnight it is still the evening before, until the last place closes', () => {
  at('2026-08-09T00:30:00-03:00');
  renderIn('pt', chart);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sábado' }).checked).toBe(true);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h, aberto agora']);
  expect(rowOf('Thai')).toEqual(['19h–meia-noite']);
});

test('another day can be picked by keyboard: closed places say so, and nothing is open now', async () => {
  at('2026-08-08T15:20:00-03:00');
  const { user } = renderIn('pt', chart);
  await user.click(screen.getByRole('radio', { name: 'sexta-feira' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('fri');
  expect(rowOf('Thai')).toEqual(['fechado']);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h']);
  expect(within(screen.getByRole('group', { name: 'Dia da semana' })).getAllByRole('radio')).toHaveLength(7);
});

test('the server draws the fullest day, and React finds it as it left it', async () => {
  const { html, differences } = await hydrateIn('pt', chart);
  expect(html).toContain('<h2>sat</h2>');
  expect(html).not.toContain('aberto agora');
  expect(differences).toEqual([]);
});
