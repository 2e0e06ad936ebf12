import type { i18n } from 'i18next';
import type { AreaOnDemand } from '../domain/i18n/areasOnDemand';
import { createWords } from './createWords';

type Read = Parameters<typeof createWords>[0]['read'];

/** Where a read stands, in i18next's own numbers: what failed may be asked for again. */
const states: Readonly<Record<number, string>> = { 0: 'failed', 1: 'pending', 2: 'loaded' };
const stateOf = (words: i18n, area: string) =>
  states[(words.services.backendConnector as { state: Record<string, number> }).state[`${words.language}|${area}`] ?? -1];

const calendar = { label: 'Calendar of {{field}}' };
const portuguese = { label: 'Calendário de {{field}}', close: 'Fechar' };
/** English with Portuguese behind it, as a part that comes on demand brings it. */
function english(read: Read): i18n {
  const words = createWords({ language: 'en', read });
  words.addResourceBundle('pt', 'calendar', portuguese);
  return words;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an area that answers is pending, then loaded; what it lacks is Portuguese', async () => {
  const words = english(() => Promise.resolve(calendar));
  const reading = words.loadNamespaces('calendar');
  expect(stateOf(words, 'calendar')).toBe('pending');
  await reading;
  expect(stateOf(words, 'calendar')).toBe('loaded');
  const t = words.getFixedT(null, ['calendar']);
  expect([t('calendar:label', { field: 'A' }), t('calendar:close')]).toEqual(['Calendar of A', 'Fechar']);
});

test('a read that fails is tried five times more, after 350 ms and twice as long each time; then it has failed', async () => {
  const started: number[] = [];
  const words = english(() => {
    started.push(Date.now());
    return Promise.reject(new Error('no answer'));
  });
  const reading = words.loadNamespaces('calendar');
  await jest.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600 - 1);
  expect(stateOf(words, 'calendar')).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect(stateOf(words, 'calendar')).toBe('failed');
  expect(started.slice(1).map((moment, index) => moment - (started[index] ?? 0))).toEqual([350, 700, 1400, 2800, 5600]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(6);
  expect(words.getFixedT(null, ['calendar'])('calendar:label', { field: 'B' })).toBe('Calendário de B');
});

test.each([1, 2, 3, 4, 5])('a read that fails %i times and then answers is loaded', async (failures) => {
  let left = failures;
  const words = english(() => (left-- > 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(calendar)));
  const reading = words.loadNamespaces('calendar');
  await jest.runAllTimersAsync();
  await reading;
  expect(stateOf(words, 'calendar')).toBe('loaded');
});

test('ten reads go on at the same time, never more; the others follow as places become free', async () => {
  const areas = Array.from({ length: 25 }, (_, index) => `area${index}` as AreaOnDemand);
  const underWay = new Map<string, () => void>();
  let most = 0;
  const words = createWords({
    language: 'pt',
    read: (_language, area) =>
      new Promise((resolve) => {
        underWay.set(area, () => {
          underWay.delete(area);
          resolve({ word: area });
        });
        most = Math.max(most, underWay.size);
      }),
  });
  const reading = words.loadNamespaces(areas);
  expect([...underWay.keys()]).toEqual(areas.slice(0, 10));
  for (const area of areas) {
    underWay.get(area)?.();
    await jest.advanceTimersByTimeAsync(0);
  }
  await reading;
  expect(most).toBe(10);
  expect(areas.map((area) => stateOf(words, area))).toEqual(areas.map(() => 'loaded'));
});

test('a read that waits for its next try leaves its place to others', async () => {
  const areas = Array.from({ length: 11 }, (_, index) => `area${index}` as AreaOnDemand);
  const started: string[] = [];
  const words = createWords({
    language: 'pt',
    read: (_language, area) => {
      started.push(area);
      return area === areas[10] ? Promise.resolve({ word: area }) : Promise.reject(new Error('no answer'));
    },
  });
  void words.loadNamespaces(areas);
  expect(started).toHaveLength(10);
  await jest.advanceTimersByTimeAsync(0);
  expect(stateOf(words, 'area10')).toBe('loaded');
});

test('what is put into a text is not escaped, and up to a thousand places are filled', async () => {
  const places = (count: number) => Array.from({ length: count }, () => '{{n}}').join('');
  const words = createWords({ language: 'pt', read: () => Promise.resolve({ sign: '{{n}}', thousand: places(1000), more: places(1001) }) });
  await words.loadNamespaces('calendar');
  const t = words.getFixedT(null, ['calendar']) as (key: string, values: { n: string }) => string;
  expect(t('sign', { n: '&' })).toBe('&');
  expect(t('thousand', { n: '&' })).toBe('&'.repeat(1000));
  expect(t('more', { n: '&' })).toBe(`${'&'.repeat(1000)}{{n}}`);
});
