/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { type Fault, watchFaults } from './faults';
import { hydrate } from './hydrate';
import { navigationFallback } from './navigationFallback';
import type { GatsbyWindow } from './internals';
import { forgetReload, mayReload } from './reloadOnce';
import { retry } from './retry';

/** jsdom has no observer: this one gets the existing entries when it starts, as with `buffered`. */
class Observer {
  constructor(private readonly report: (list: { getEntries: () => readonly object[] }) => void) {}
  observe({ type }: { readonly type: string }) {
    const entries = type === 'mark' ? performance.getEntriesByType('mark') : resources.map((name) => ({ entryType: 'resource', name }));
    this.report({ getEntries: () => entries });
  }
}

let resources: readonly string[] = [];

function faultsSoFar(): Fault[] {
  const faults: Fault[] = [];
  watchFaults((fault) => faults.push(fault));
  return faults;
}

beforeEach(() => {
  Object.assign(window, { PerformanceObserver: Observer });
  performance.clearMarks();
  resources = [];
});

test('where nothing fails nothing is noted, nor is what others mark', async () => {
  performance.mark('of others');
  resources = ['https://hotel.example/app.js', 'https://hotel.example/?again&more'];
  forgetReload();
  expect(await retry(() => Promise.resolve('there'))).toBe('there');
  expect(faultsSoFar()).toEqual([]);
});

test('a script that was requested again is noted', () => {
  resources = ['https://hotel.example/app.js', 'https://hotel.example/app.js?again'];
  expect(faultsSoFar()).toEqual(['script']);
});

test('a reload for scripts that did not come is noted by the page that comes after it', () => {
  mayReload();
  forgetReload();
  expect(faultsSoFar()).toEqual(['reload']);
});

test('a component that does not load is noted once, after all tries, and its error is kept', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn(() => Promise.reject(new Error('lost')));
  const loading = expect(retry(load)).rejects.toThrow('lost');
  await jest.runAllTimersAsync();
  await loading;
  jest.useRealTimers();
  expect(load).toHaveBeenCalledTimes(3);
  expect(faultsSoFar()).toEqual(['load']);
});

test('a page that does not load is noted, before the browser loads it as a document', async () => {
  const assign = jest.fn();
  Object.assign(window, { fetch: () => Promise.resolve(new Object({ ok: true })) });
  const site = { ___loader: { loadPage: () => Promise.reject(new Error('lost')) }, ___navigate: jest.fn() } as unknown as GatsbyWindow;
  navigationFallback({ onStart: () => undefined, onUnreachable: assign }, site, assign);
  await site.___navigate('/resort');
  expect(assign).toHaveBeenCalledTimes(1);
  expect(faultsSoFar()).toEqual(['page']);
});

test('a page that React renders anew is noted, and the error is reported as it would be without', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const reported = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', reported, { once: true });
  document.body.innerHTML = '<div id="root"><font>Olá</font></div>';
  await act(async () => {
    hydrate(<p>Olá</p>, document.getElementById('root'));
    await Promise.resolve();
  });
  expect(document.getElementById('root')?.innerHTML).toBe('<p>Olá</p>');
  expect(reported).toHaveBeenCalledTimes(1);
  expect(faultsSoFar()).toEqual(['hydration']);
});
