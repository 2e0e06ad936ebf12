/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { christmas, daily, differsOn, renovation } from '../../../tests/support/fixtures/placeHours';
import { DayChart } from './DayChart';

const places = [
  { slug: 'thai', name: 'Thai', hours: [{ service: 'open' as const, days: ['thu', 'sat'] as const, opens: '19:00', closes: '24:00' }] },
  { slug: 'atlantico', name: 'Atlântico', hours: [daily('12:00', '16:00', 'lunch'), daily('19:00', '24:00', 'dinner')] },
  { slug: 'lobby', name: 'Lobby bar', hours: [daily('09:00', '01:00')] },
];
const chartOf = (shown: ComponentProps<typeof DayChart>['places']) => <DayChart id="dia" title={(day) => day} lead={null} places={shown} />;
const chart = chartOf(places);

/** The accessible text of a row. */
const rowOf = (name: string) => [...(screen.getByRole('heading', { name }).closest('li')?.querySelectorAll('p') ?? [])].filter((bar) => !bar.hidden).map(heard);
const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

beforeEach(() => {
  window.history.replaceState(null, '', '/gastronomia');
});

test('shows today at the hotel, and what is open now', () => {
  at('2026-08-08T15:20:00-03:00'); // a Saturday
  renderIn('pt', chart);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sábado' }).checked).toBe(true);
  expect(rowOf('Thai')).toEqual(['das 19 horas à meia-noite']);
  expect(rowOf('Atlântico')).toEqual(['das 12 horas às 16 horasaberto agora', 'das 19 horas à meia-noite']);
  expect(rowOf('Lobby bar')).toEqual(['das 9 horas à 1 hora da madrugadaaberto agora']);
});

test('another weekday can be picked: closed places say so, nothing is open now, and the address has the next such day', async () => {
  at('2026-08-08T15:20:00-03:00');
  const { user } = renderIn('pt', chart);
  await user.click(screen.getByRole('radio', { name: 'sexta-feira' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('fri');
  expect(rowOf('Thai')).toEqual(['fechado']);
  expect(rowOf('Lobby bar')).toEqual(['das 9 horas à 1 hora da madrugada']);
  expect(within(screen.getByRole('group', { name: 'Dia da semana' })).getAllByRole('radio')).toHaveLength(7);
  expect(window.location.search).toBe('?dia=2026-08-14');
});

test('day and hour in the address are shown, also just after midnight, and other parameters are kept', async () => {
  at('2026-08-08T15:20:00-03:00');
  window.history.replaceState(null, '', '/en/gastronomia?utm_source=carta&dia=2026-12-25&hora=00:45#dia');
  const { user } = renderIn('en', chart);
  expect(screen.getByRole('status').textContent).toBe('Friday, 25/12/2026, 12:45\u00a0am');
  await user.click(screen.getByRole('radio', { name: 'Tuesday' }));
  expect(window.location.search + window.location.hash).toBe('?utm_source=carta&dia=2026-08-11&hora=00:45#dia');
});

test('an hour in the address marks what is open then', () => {
  at('2026-08-08T15:20:00-03:00');
  window.history.replaceState(null, '', '/gastronomia?dia=2026-08-11&hora=21:00');
  renderIn('pt', chart);
  expect(heard(screen.getByRole('status'))).toBe('Terça-feira, 11/08/2026, 21 horas');
  expect(rowOf('Atlântico')).toEqual(['das 12 horas às 16 horas', 'das 19 horas à meia-noiteaberto às 21 horas']);
  expect(rowOf('Thai')).toEqual(['fechado']);
});

test('a day that differs has its own bars, and a closed place says why', async () => {
  at('2026-12-25T13:00:00-03:00'); // a Friday
  const differing = places.map((place) => ({
    ...place,
    ...(place.slug === 'lobby' ? differsOn(christmas) : differsOn({ ...renovation, from: '2026-12-25' })),
  }));
  const { user } = renderIn('pt', chartOf(differing));
  expect(rowOf('Lobby bar')).toEqual(['das 12 horas às 16 horasaberto agora']);
  expect(rowOf('Atlântico')).toEqual(['fechado, em reforma']);
  await user.click(screen.getByRole('radio', { name: 'sábado' }));
  expect(rowOf('Lobby bar')).toEqual(['das 9 horas à 1 hora da madrugada']);
  expect(rowOf('Thai')).toEqual(['fechado, em reforma']);
});

test('the server renders the fullest day, and hydration matches', async () => {
  const { html, differences } = await hydrateIn('pt', chart);
  expect(html).toContain('<h2 id="dia">sat</h2>');
  expect(html).not.toContain('aberto agora');
  expect(differences).toEqual([]);
});
