/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import {} from '../../../tests/support/fixtures/offers';
import { renderIn } from '../../../tests/support/inLanguage';
import { YearChart } from './YearChart';

const dated = [
  { slug: 'ferias-de-julho', name: 'Férias de julho', when: 'Julho', months: [7], annualDay: null, firstDay: null, lastDay: null },
  { slug: 'festa-hawaii', name: '1ª Festa do Hawaii', when: '15 de novembro', months: [11], annualDay: { month: 11, day: 15 }, firstDay: null, lastDay: null },
];
const chart = <YearChart heading="Dez motivos no calendário" lead={null} dated={dated} weekends="fim-de-semana" allYear="sem-data" />;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-03:00') }));
afterEach(() => jest.useRealTimers());

test('everything in the chart links to its entry on the page', () => {
  renderIn('pt', chart);
  const links = within(screen.getByRole('navigation', { name: 'As temporadas no calendário' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Férias de julho', '#ferias-de-julho'],
    ['1ª Festa do Hawaii, 15 de novembro', '#festa-hawaii'],
    ['Fins de semana', '#fim-de-semana'],
    ['O ano inteiro', '#sem-data'],
  ]);
});

test('the axis of months is hidden from screen readers', () => {
  const { container } = renderIn('en', chart);
  const months = container.querySelector('ol');
  expect(months?.getAttribute('aria-hidden')).toBe('true');
  expect(months?.querySelectorAll('li')).toHaveLength(12);
  expect(months?.querySelectorAll('li')[1]?.textContent).toBe('Feb');
});

test('from the day after it, a past day is marked as past, with its next date', () => {
  const said = () => screen.getByRole('link', { name: /Festa do Hawaii/ }).textContent;
  const { unmount } = renderIn('pt', chart);
  expect(said()).toBe('1ª Festa do Hawaii, 15 de novembro');
  unmount();
  jest.setSystemTime(new Date('2026-11-23T12:00:00-03:00'));
  renderIn('pt', chart);
  expect(said()).toBe('1ª Festa do Hawaii, 15 de novembro, já passou, volta em 15/11/2027');
  expect(screen.getByRole('link', { name: 'Férias de julho' })).toBeTruthy();
});
