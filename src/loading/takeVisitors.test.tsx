/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePageSession } from '../hooks/usePageSession';
import { arrive, screenFirst } from './arrival';
import type { GatsbySite, LoadedPage } from './gatsbySite';
import { takeVisitors } from './takeVisitors';
import { endLoading } from './tellLoading';

const ofBuild = (webpackCompilationHash: string): LoadedPage => ({ page: { path: '/', webpackCompilationHash } });
/** Milliseconds; the tap shows before the page does. */
const aFrame = 20;
const never = new Promise<never>(() => undefined);

function open(loadPage: GatsbySite['___loader']['loadPage']) {
  const show = jest.fn();
  const leave = jest.fn(() => Promise.resolve());
  const load = jest.fn(loadPage);
  const site: GatsbySite = {
    ___loader: { loadPage: load, loadPageSync: () => undefined, prefetch: () => undefined, enqueue: () => ({ abort: () => undefined }) },
    ___webpackCompilationHash: 'a',
    ___navigate: show,
  };
  takeVisitors(site, leave);
  return { site, show, leave, load };
}
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(endLoading);
  jest.useRealTimers();
});

test('a page that is there is shown by Gatsby, with the options of the link', async () => {
  const { site, show, leave, load } = open(() => Promise.resolve(ofBuild('a')));
  site.___navigate('/en/resort?a=1#b', { replace: true });
  await after(aFrame);
  expect(load).toHaveBeenCalledWith('/en/resort?a=1');
  expect(show).toHaveBeenCalledWith('/en/resort?a=1#b', { replace: true });
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['does not come', Promise.resolve<LoadedPage>({ status: 'error' })],
  ['is of another publication', Promise.resolve(ofBuild('b'))],
])('a page that %s is gone to in full, with its query and hash', async (_what, answer) => {
  const { site, show, leave } = open(() => answer);
  site.___navigate('/en/resort?a=1#b');
  await after(aFrame);
  expect(leave).toHaveBeenCalledWith('/en/resort?a=1#b');
  expect(show).not.toHaveBeenCalled();
});

test('a page that does not answer is left to the browser after 15 s', async () => {
  const { site, leave } = open(() => never);
  site.___navigate('/resort');
  await after(14_999);
  expect(leave).not.toHaveBeenCalled();
  await after(1);
  expect(leave).toHaveBeenCalledWith('/resort');
});

test('only the last click counts', async () => {
  let arrive: (page: LoadedPage) => void = () => undefined;
  const { site, show } = open((path) => (path === '/resort' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(ofBuild('a'))));
  site.___navigate('/resort');
  site.___navigate('/galeria');
  await after(aFrame);
  arrive(ofBuild('a'));
  await after(aFrame);
  expect(show.mock.calls).toEqual([['/galeria', undefined]]);
});

test('steps in the history are Gatsby’s', async () => {
  const { site, show, load } = open(() => never);
  site.___navigate(-1);
  await after(aFrame);
  expect(show).toHaveBeenCalledWith(-1, undefined);
  expect(load).not.toHaveBeenCalled();
});

test('after 200 ms a page that has not come is said to be loading, until it is there', async () => {
  const { result } = renderHook(usePageSession);
  const { site } = open(() => never);
  act(() => void site.___navigate('/resort'));
  await after(199);
  expect(result.current.loading).toBe(false);
  await after(1);
  expect(result.current.loading).toBe(true);
  act(endLoading);
  expect(result.current.loading).toBe(false);
});

test.each([
  ['the top of a page', '/resort?a=1', true],
  ['a place within a page', '/resort#destino', false],
])('a click that leads to %s', async (_where, to, first) => {
  const { site, show } = open(() => Promise.resolve(ofBuild('a')));
  const shown: boolean[] = [];
  show.mockImplementation(() => shown.push(screenFirst()));
  arrive(!first);
  site.___navigate(to);
  await after(aFrame);
  expect(shown).toEqual([first]);
  arrive(false);
});
