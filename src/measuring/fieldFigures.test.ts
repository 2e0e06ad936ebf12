/** @jest-environment jsdom */
import type { MetricType } from 'web-vitals';
import type { PageAt } from '../domain/measuring/pages';
import { beaconsOf, figureEvents, watchFigures } from './fieldFigures';

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

test('each figure is handed over once, when the page is hidden, with the page that it is of', () => {
  const send = jest.fn();
  const addFault = watchFigures({ pageAtTime, send });
  become('hidden');
  expect(send).not.toHaveBeenCalled();
  become('visible');

  report(metric('TTFB', 310.4, { at: 0 }));
  report(metric('LCP', 1200, { at: 900 }));
  report(metric('LCP', 1830.6, { at: 1830 }));
  report(metric('INP', 96, { at: 7000 }));
  report(metric('CLS', 0.01234, { at: 6000 }));
  addFault('load');
  addFault('load');
  addFault('hydration');
  become('hidden');
  expect(send).toHaveBeenCalledTimes(1);
  const [figures, faults] = send.mock.calls[0] as Parameters<typeof beaconsOf>;
  expect(beaconsOf(figures, faults)).toEqual([
    { page: 'home', language: 'pt', connection: 'unknown', TTFB: 310, LCP: 1831 },
    { page: 'room', language: 'pt', connection: 'unknown', INP: 96, CLS: 0.012, faults: { load: 2, hydration: 1 } },
  ]);
  expect(figureEvents(figures)).toContainEqual({
    name: 'web_vitals',
    fields: { metric_name: 'CLS', metric_value: 12, metric_rating: 'good', page_kind: 'room', page_language: 'pt', connection: 'unknown' },
  });

  become('visible');
  report(metric('INP', 400, { at: 9000 }));
  become('hidden');
  expect(send).toHaveBeenCalledTimes(1);
  // the document was restored from the back/forward cache
  report(metric('LCP', 12, { id: 'LCP again' }));
  become('hidden');
  expect(beaconsOf(...(send.mock.calls[1] as Parameters<typeof beaconsOf>))).toEqual([{ page: 'room', language: 'pt', connection: 'unknown', LCP: 12 }]);
});

test('the connection is named as the browser names it', () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
  expect(beaconsOf([], new Map([[home, ['script' as const]]]))).toEqual([{ page: 'home', language: 'pt', connection: '3g', faults: { script: 1 } }]);
});
