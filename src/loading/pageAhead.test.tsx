/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { arrive, screenFirst } from './arrival';
import type { GatsbySite, LoadedPage } from './gatsbySite';
import { endPageAhead, makePagesAhead, Pages } from './pageAhead';

const living: string[] = [];
function View({ path }: { path: string }) {
  useEffect(() => {
    living.push(path);
    return () => void living.splice(living.indexOf(path), 1);
  }, [path]);
  return <h1 title={window.location.hash}>{path}</h1>;
}
const pageAt = (path: string, webpackCompilationHash = 'a'): LoadedPage => ({ page: { path, webpackCompilationHash } });
const home = pageAt('/');
const loaded = new Map([home, pageAt('/resort'), pageAt('/galeria'), pageAt('/antiga', 'b')].map((page) => [page.page?.path, page]));
const draw = ({ page }: LoadedPage) => <View path={page?.path ?? ''} />;

const loadPage = jest.fn((path: string) => Promise.resolve(pageAt(path)));
const site = { ___loader: { loadPageSync: (path: string) => loaded.get(path), loadPage }, ___webpackCompilationHash: 'a' } as unknown as GatsbySite;

/** The site at a page, as Gatsby would draw it, with links. */
const at = (page: LoadedPage | undefined) => (
  <>
    <Pages shown={page} draw={draw}>
      <View path={page?.page?.path ?? ''} />
    </Pages>
    {['/resort', '/galeria', '/antiga', '/ficha', '/resort?a=1', '/resort#destino', 'https://example.com/resort'].map((to) => (
      <a key={to} href={to}>
        <span>{to}</span>
      </a>
    ))}
    <a href="/resort" target="_blank" rel="noreferrer">
      new tab
    </a>
  </>
);
const press = (text: string, button = 0) => act(() => void fireEvent.pointerDown(screen.getByText(text), { isPrimary: true, button }));
const end = () =>
  act(async () => {
    const ended = endPageAhead();
    await jest.advanceTimersByTimeAsync(200);
    await ended;
  });
const made = () => [...document.querySelectorAll('h1')].map((heading) => [heading.textContent, heading.checkVisibility()]);

beforeAll(() => {
  // jsdom lays nothing out
  HTMLElement.prototype.checkVisibility = function checkVisibility(this: HTMLElement) {
    return this.style.display !== 'none';
  };
  // jsdom's knows of no other fingers
  window.PointerEvent = class extends MouseEvent {
    readonly isPrimary = true;
  } as unknown as typeof PointerEvent;
  makePagesAhead(site);
});
beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockClear();
});
afterEach(async () => {
  await end();
  jest.useRealTimers();
});

test('while a finger rests on a link, its page is made unseen; gone to, it stands as it was made', async () => {
  const { rerender } = render(at(home));
  press('/resort');
  expect(made()).toEqual([
    ['/', true],
    ['/resort', false],
  ]);
  expect(living).toEqual(['/']);
  expect(screenFirst()).toBe(true);
  const heading = document.querySelectorAll('h1')[1];

  rerender(at(loaded.get('/resort')));
  expect(document.querySelector('h1')).toBe(heading);
  expect(made()).toEqual([['/resort', true]]);
  expect(living).toEqual(['/resort']);

  // a way within the page is Gatsby's to draw
  window.history.replaceState(null, '', '/resort#destino');
  rerender(at(loaded.get('/resort')));
  expect(document.querySelector('h1')).toBe(heading);
  expect(heading?.title).toBe('#destino');
  window.history.replaceState(null, '', '/');

  // also once it is no longer the one that is made ahead
  await end();
  rerender(at(loaded.get('/resort')));
  expect(document.querySelector('h1')).toBe(heading);
  press('/galeria');
  expect(document.querySelector('h1')).toBe(heading);
  rerender(at(home));
  expect(living).toEqual(['/']);
});

test('a page that is made while another arrives is kept', async () => {
  render(at(home));
  press('/resort');
  const ended = endPageAhead();
  press('/galeria');
  await act(async () => {
    await jest.advanceTimersByTimeAsync(200);
    await ended;
  });
  expect(made()).toContainEqual(['/galeria', false]);
});

test.each(['/antiga', '/ficha', '/resort?a=1', '/resort#destino', 'https://example.com/resort', 'new tab'])('nothing is made for %s', (link) => {
  render(at(home));
  press(link);
  expect(made()).toEqual([['/', true]]);
});

test('a page that has not been fetched is fetched while a finger rests on its link', () => {
  render(at(home));
  press('/resort');
  expect(loadPage).not.toHaveBeenCalled();
  press('/ficha');
  expect(loadPage.mock.calls).toEqual([['/ficha']]);
});

test('nothing is made for another button of the mouse, nor where the page’s own address asks for more', () => {
  render(at(home));
  press('/resort', 1);
  expect(made()).toEqual([['/', true]]);
  window.history.replaceState(null, '', '/?adultos=2');
  press('/resort');
  expect(made()).toEqual([['/', true]]);
  window.history.replaceState(null, '', '/');
});

test('a finger that scrolls on has asked for nothing', () => {
  render(at(home));
  press('/resort');
  act(() => void fireEvent.pointerCancel(document.body));
  expect(made()).toEqual([['/', true]]);
  expect(screenFirst()).toBe(false);
});

test('a page that is not gone to is forgotten a second after the finger has left', () => {
  render(at(home));
  press('/resort');
  act(() => void fireEvent.pointerUp(document.body));
  act(() => jest.advanceTimersByTime(999));
  expect(made()).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1));
  expect(made()).toEqual([['/', true]]);
});

test('another link makes another page', () => {
  render(at(home));
  press('/resort');
  press('/galeria');
  expect(made()).toEqual([
    ['/', true],
    ['/galeria', false],
  ]);
});

test('the server writes the page that it is asked for, and nothing around it', () => {
  expect(
    renderToStaticMarkup(
      <Pages shown={undefined} draw={draw}>
        <View path="/resort" />
      </Pages>,
    ),
  ).toBe('<h1 title="">/resort</h1>');
  arrive(false);
});
