/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { pageOfRole } from '../domain/pages/addresses';
import { useStore } from '../hooks/useStore';
import { settings } from './settings';
import { pageSessionStore } from './pageSession';
import { crossesChildrensPage, endLoading, prepareRendering, rendersInSteps, showUnreachable, startLoading } from './pageChange';

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(endLoading);
});

test('a page that has not loaded after 200 ms shows as loading until it is there', async () => {
  const { result } = renderHook(() => useStore(pageSessionStore));
  act(startLoading);
  await after(199);
  expect(result.current.loading).toBe(false);
  await after(1);
  expect(result.current.loading).toBe(true);
  act(endLoading);
  expect(result.current.loading).toBe(false);
});

test('a page that cannot be reached shows an error until another page is requested', async () => {
  const { result } = renderHook(() => useStore(pageSessionStore));
  act(startLoading);
  act(() => showUnreachable('/resort'));
  await after(1000);
  expect(result.current).toMatchObject({ loading: false, loadError: { what: 'page', to: '/resort' } });
  act(startLoading);
  expect(result.current.loadError).toBeNull();
});

test('only the page after a link to its top renders in steps', () => {
  const load = (address: string) => prepareRendering(new URL(address, 'https://site.example'));
  expect(rendersInSteps()).toBe(false);
  load('/resort');
  expect(rendersInSteps()).toBe(true);
  act(endLoading);
  expect(rendersInSteps()).toBe(false);
  load('/resort#dia');
  expect(rendersInSteps()).toBe(false);
});

const crosses = (from: string, to: string, usesThirdParties: boolean) => {
  jest.replaceProperty(settings, 'usesThirdParties', usesThirdParties);
  jest.replaceProperty(pageOfRole, 'children', '/criancas');
  const current = new URL(from, 'https://site.example');
  return crossesChildrensPage(new URL(to, current), current);
};

describe('with a third party configured', () => {
  test.each([
    ['/', '/criancas'],
    ['/en/resort', '/en/criancas?a=1#b'],
    ['/criancas', '/aguas'],
    ['/fr/criancas', '/fr'],
  ])('from %s to %s a new document is needed', (from, to) => {
    expect(crosses(from, to, true)).toBe(true);
  });

  test.each([
    ['/', '/resort'],
    ['/criancas', '/fr/criancas'],
    ['/criancas', '#dia'],
  ])('from %s to %s it is not', (from, to) => {
    expect(crosses(from, to, true)).toBe(false);
  });
});

test('with no third party configured no link needs one', () => {
  expect(crosses('/', '/criancas', false)).toBe(false);
});
