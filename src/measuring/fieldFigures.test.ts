/** @jest-environment jsdom */
import type { MetricType } from 'web-vitals';
import type { MeasuredEvent } from '../domain/measuring/events';
import type { PageAt } from '../domain/measuring/pages';
import { watchFigures } from './fieldFigures';

type Callback = (metric: MetricType) => void;
const mockReport: Record<string, Callback> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (callback: Callback) => {
        mockReport[name] = callback;
      },
    ]),
  ),
);

const home: PageAt = { kind: 'home', item: null, path: '/', language: 'pt' };
const room: PageAt = { kind: 'room', item: 'luxo', path: '/quartos/luxo', language: 'pt' };
/** The room was opened after five seconds. */
const pageAtTime = (time = Infinity) => (time < 5000 ? home : room);

const metric = (name: string, value: number, { id = name, at }: { readonly id?: string; readonly at?: number } = {}): MetricType =>
  ({ name, value, id, rating: 'good', entries: at === undefined ? [] : [{ startTime: at }] }) as unknown as MetricType;
const report = (one: MetricType) => mockReport[one.name]?.(one);

function become(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const send = jest.fn((_: MeasuredEvent) => undefined);
/** The fields sent since the last call. */
function sent(): MeasuredEvent['fields'][] {
  const events = send.mock.calls.map(([event]) => event.fields);
  send.mockClear();
  return events;
}

test('each figure is sent once, when the page is hidden, with the page that it is of', () => {
  watchFigures({ pageAtTime, send });
  become('hidden');
  expect(sent()).toEqual([]);
  become('visible');

  report(metric('TTFB', 310.4, { at: 0 }));
  report(metric('LCP', 1200, { at: 900 }));
  report(metric('LCP', 1830.6, { at: 1830 }));
  report(metric('INP', 96, { at: 7000 }));
  report(metric('CLS', 0.01234, { at: 6000 }));
  become('hidden');
  const common = { metric_rating: 'good', page_language: 'pt', connection: 'unknown' };
  expect(sent()).toEqual([
    { metric_name: 'TTFB', metric_value: 310, page_kind: 'home', ...common },
    { metric_name: 'LCP', metric_value: 1831, page_kind: 'home', ...common },
    { metric_name: 'INP', metric_value: 96, page_kind: 'room', ...common },
    { metric_name: 'CLS', metric_value: 12, page_kind: 'room', ...common },
  ]);

  become('visible');
  report(metric('INP', 400, { at: 9000 }));
  become('hidden');
  expect(sent()).toEqual([]);
  // the document was restored from the back/forward cache
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
  report(metric('LCP', 12, { id: 'LCP again' }));
  become('hidden');
  expect(sent()).toEqual([{ metric_name: 'LCP', metric_value: 12, page_kind: 'room', ...common, connection: '3g' }]);
});
