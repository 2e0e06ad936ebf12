import type { i18n as I18n } from 'i18next';
import { createI18n, type FetchNamespace } from './createI18n';
import type { NamespaceName } from './namespaceUrl';

/** The numbers that i18next uses for the state of a namespace. */
const states: Readonly<Record<number, string>> = { 0: 'failed', 1: 'pending', 2: 'loaded' };
const stateOf = (i18n: I18n, namespace: string) =>
  states[(i18n.services.backendConnector as { state: Record<string, number> }).state[`${i18n.language}|${namespace}`] ?? -1];

const calendar = { label: 'Calendar of {{field}}' };
const portuguese = { label: 'Calendário de {{field}}', close: 'Fechar' };
/** English with Portuguese as fallback, as a lazily loaded component bundles it. */
function english(read: FetchNamespace): I18n {
  const i18n = createI18n('en', read);
  i18n.addResourceBundle('pt', 'calendar', portuguese);
  return i18n;
}

beforeEach(() => jest.useFakeTimers());

test('a namespace is pending, then loaded; keys that it lacks are Portuguese', async () => {
  const i18n = english(() => Promise.resolve(calendar));
  const reading = i18n.loadNamespaces('calendar');
  expect(stateOf(i18n, 'calendar')).toBe('pending');
  await reading;
  expect(stateOf(i18n, 'calendar')).toBe('loaded');
  const t = i18n.getFixedT(null, ['calendar']);
  expect([t('calendar:label', { field: 'A' }), t('calendar:close')]).toEqual(['Calendar of A', 'Fechar']);
});

test('a request that fails is retried five times, first after 350 ms, with the delay doubling each time; then the namespace has failed', async () => {
  const started: number[] = [];
  const i18n = english(() => {
    started.push(Date.now());
    return Promise.reject(new Error('no answer'));
  });
  const reading = i18n.loadNamespaces('calendar');
  await jest.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600 - 1);
  expect(stateOf(i18n, 'calendar')).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect(stateOf(i18n, 'calendar')).toBe('failed');
  expect(started.slice(1).map((moment, index) => moment - (started[index] ?? 0))).toEqual([350, 700, 1400, 2800, 5600]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(6);
  expect(i18n.getFixedT(null, ['calendar'])('calendar:label', { field: 'B' })).toBe('Calendário de B');
});

test('at most ten requests run at the same time; the others wait', async () => {
  const namespaces = Array.from({ length: 25 }, (_, index) => `namespace${index}` as NamespaceName);
  const underWay = new Map<string, () => void>();
  let most = 0;
  const i18n = createI18n(
    'pt',
    (_language, namespace) =>
      new Promise((resolve) => {
        underWay.set(namespace, () => {
          underWay.delete(namespace);
          resolve({ word: namespace });
        });
        most = Math.max(most, underWay.size);
      }),
  );
  const reading = i18n.loadNamespaces(namespaces);
  expect([...underWay.keys()]).toEqual(namespaces.slice(0, 10));
  for (const namespace of namespaces) {
    underWay.get(namespace)?.();
    await jest.advanceTimersByTimeAsync(0);
  }
  await reading;
  expect(most).toBe(10);
  expect(namespaces.map((namespace) => stateOf(i18n, namespace))).toEqual(namespaces.map(() => 'loaded'));
});

test('a request that waits for its retry does not count among the ten', async () => {
  const namespaces = Array.from({ length: 11 }, (_, index) => `namespace${index}` as NamespaceName);
  const started: string[] = [];
  const i18n = createI18n('pt', (_language, namespace) => {
    started.push(namespace);
    return namespace === namespaces[10] ? Promise.resolve({ word: namespace }) : Promise.reject(new Error('no answer'));
  });
  void i18n.loadNamespaces(namespaces);
  expect(started).toHaveLength(10);
  await jest.advanceTimersByTimeAsync(0);
  expect(stateOf(i18n, 'namespace10')).toBe('loaded');
});

test('interpolated values are not escaped, and up to a thousand placeholders are replaced', async () => {
  const places = (count: number) => Array.from({ length: count }, () => '{{n}}').join('');
  const i18n = createI18n('pt', () => Promise.resolve({ sign: '{{n}}', thousand: places(1000), more: places(1001) }));
  await i18n.loadNamespaces('calendar');
  const t = i18n.getFixedT(null, ['calendar']) as (key: string, values: { n: string }) => string;
  expect(t('sign', { n: '&' })).toBe('&');
  expect(t('thousand', { n: '&' })).toBe('&'.repeat(1000));
  expect(t('more', { n: '&' })).toBe(`${'&'.repeat(1000)}{{n}}`);
});
