/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/mockIntersectionObserver';
import { weekdays } from '../../domain/stay/plainDate';
import { DayChart } from './DayChart';
import { LazyDayQuestion } from './DaySection';

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
  <DayChart places={places}>
    {({ picker, question, chart: rows, weekday }) => (
      <>
        <h2>{weekday}</h2>
        {picker}
        <LazyDayQuestion {...question} />
        {rows}
      </>
    )}
  </DayChart>
);

/** The accessible text of a row. */
const rowOf = (name: string) =>
  [...(screen.getByRole('heading', { name }).closest('li')?.querySelectorAll('p') ?? [])].filter((bar) => !bar.hidden).map((bar) => bar.textContent);
const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

beforeEach(() => {
  mockIntersectionObserver('far');
  window.history.replaceState(null, '', '/gastronomia');
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('shows today at the hotel, and what is open now', () => {
  at('2026-08-08T15:20:00-03:00'); // a Saturday
  renderIn('pt', chart);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sábado' }).checked).toBe(true);
  expect(rowOf('Thai')).toEqual(['19h–meia-noite']);
  expect(rowOf('Atlântico')).toEqual(['12h–16h, aberto agora', '19h–meia-noite']);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h, aberto agora']);
});

test('after midnight it shows the previous day until the last place closes', () => {
  at('2026-08-09T00:30:00-03:00');
  renderIn('pt', chart);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sábado' }).checked).toBe(true);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h, aberto agora']);
  expect(rowOf('Thai')).toEqual(['19h–meia-noite']);
});

test('another weekday can be picked: closed places say so, nothing is open now, and the address has the next such day', async () => {
  at('2026-08-08T15:20:00-03:00');
  const { user } = renderIn('pt', chart);
  await user.click(screen.getByRole('radio', { name: 'sexta-feira' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('fri');
  expect(rowOf('Thai')).toEqual(['fechado']);
  expect(rowOf('Lobby bar')).toEqual(['9h–1h']);
  expect(within(screen.getByRole('group', { name: 'Dia da semana' })).getAllByRole('radio')).toHaveLength(7);
  expect(window.location.search).toBe('?dia=2026-08-14');
});

test('for a day and an hour it shows what is open then, and when the others open', async () => {
  mockIntersectionObserver('near');
  at('2026-08-08T15:20:00-03:00');
  const { user } = renderIn('pt', chart);
  await user.click(screen.getByRole('radio', { name: 'terça-feira' }));
  expect((await screen.findByRole('status')).textContent).toBe('Terça-feira, 11/08/2026');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Dia' }).value).toBe('11/08/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hora' }), '21h');
  expect(screen.getByRole('status').textContent).toBe('Terça-feira, 11/08/2026, 21h: 2 lugares abertos');
  expect(
    screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('b'))
      .map((item) => item.textContent),
  ).toEqual(['Atlântico aberto até meia-noite', 'Lobby bar aberto até 1h']);
  expect(screen.getByText(/^Fechados a essa hora:/).textContent).toBe('Fechados a essa hora: Thai, abre quinta-feira, às 19h.');
  expect(rowOf('Atlântico')).toEqual(['12h–16h', '19h–meia-noite, aberto às 21h']);
  expect(window.location.search).toBe('?dia=2026-08-11&hora=21:00');
});

test('day and hour in the address are used, also just after midnight, and other parameters are kept', async () => {
  mockIntersectionObserver('near');
  at('2026-08-08T15:20:00-03:00');
  window.history.replaceState(null, '', '/en/gastronomia?utm_source=carta&dia=2026-12-25&hora=00:45#dia');
  const { user } = renderIn('en', chart);
  expect((await screen.findByRole('status')).textContent).toBe('Friday, 25/12/2026, 12:45\u00a0am: 1 place open');
  expect(screen.getByText('Lobby bar', { selector: 'b' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'the whole day');
  expect(window.location.search + window.location.hash).toBe('?utm_source=carta&dia=2026-12-25#dia');
});

test('an occasion on that day of the year is shown', async () => {
  mockIntersectionObserver('near');
  at('2026-08-08T15:20:00-03:00');
  const party = { name: 'Festa do Hawaii', intro: 'A piscina acordada até tarde: das 22h à meia-noite.', path: '/party', annualDay: { month: 11, day: 15 } };
  window.history.replaceState(null, '', '?dia=2027-11-15');
  const { user } = renderIn(
    'pt',
    <DayChart places={places} occasions={[party]}>
      {({ question }) => <LazyDayQuestion {...question} />}
    </DayChart>,
  );
  expect((await screen.findByRole('link', { name: 'Festa do Hawaii' })).getAttribute('href')).toBe('/party');
  expect(screen.getByText(/das 22h à meia-noite/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Voltar a hoje' }));
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('link', { name: 'Festa do Hawaii' })).toBeNull();
});

test('the server renders the fullest day, and hydration matches', async () => {
  const { html, differences } = await hydrateIn('pt', chart);
  expect(html).toContain('<h2>sat</h2>');
  expect(html).not.toContain('aberto agora');
  expect(differences).toEqual([]);
});
