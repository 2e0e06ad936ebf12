/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { YearChart } from './YearChart';

const dated = [
  { slug: 'ferias-de-julho', name: 'Férias de julho', when: 'Julho', months: [7], annualDay: null, firstDay: null, lastDay: null },
  { slug: 'festa-hawaii', name: 'Festa do Hawaii', when: '15 de novembro', months: [11], annualDay: { month: 11, day: 15 }, firstDay: null, lastDay: null },
];
const chart = <YearChart heading="Dez motivos no calendário" lead={null} today="2026-11-15" dated={dated} weekends="fim-de-semana" allYear="sem-data" />;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-03:00') }));

test('everything in the chart links to its entry on the page', () => {
  renderIn('pt', chart);
  const links = within(screen.getByRole('navigation', { name: 'As temporadas no calendário' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Férias de julho', '#ferias-de-julho'],
    ['Festa do Hawaii, 15 de novembro de 2026', '#festa-hawaii'],
    ['Fins de semana', '#fim-de-semana'],
    ['O ano inteiro', '#sem-data'],
  ]);
});

test('the axis of months is hidden from screen readers', () => {
  const { container } = renderIn('en', chart);
  const months = container.querySelector('ol');
  expect(months?.getAttribute('aria-hidden')).toBe('true');
  expect(months?.querySelectorAll('li')).toHaveLength(12);
  expect(months?.querySelectorAll('li')[1]?.textContent).toBe('Dec');
});

test.each([
  ['2026-11-15T23:59:00-03:00', 'pt', 'Festa do Hawaii, 15 de novembro de 2026'],
  ['2026-11-16T00:00:00-03:00', 'pt', 'Festa do Hawaii, 15 de novembro de 2027'],
  ['2026-11-26T12:00:00-03:00', 'en', 'Festa do Hawaii, 15 November 2027'],
  ['2027-01-01T12:00:00-03:00', 'fr', 'Festa do Hawaii, 15 novembre 2027'],
] as const)('at %s the chart names in %s the next time: “%s”', (instant, language, text) => {
  jest.setSystemTime(new Date(instant));
  renderIn(language, chart);
  expect(screen.getByRole('link', { name: /Festa do Hawaii/ }).textContent).toBe(text);
});
