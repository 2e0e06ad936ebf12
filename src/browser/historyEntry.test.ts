/** @jest-environment jsdom */
import type * as module from './historyEntry';

type Module = typeof module;

/** Loads the module as in a new document at the current history entry. */
function load(): Module {
  let loaded: Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>('./historyEntry');
  });
  if (!loaded) throw new Error('It was not loaded.');
  return loaded;
}

/** Follows a link: the router writes its own state. */
function follow({ enterEntry }: Module, address: string): void {
  window.history.pushState({ key: address }, '', address);
  enterEntry();
}

async function go({ enterEntry }: Module, by: -1 | 1): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(by);
  await arrived;
  enterEntry();
}

beforeEach(() => window.history.pushState({ key: 'first' }, '', '/galeria'));

test('what is opened on a page is open again when it is returned to, not when it is entered anew', async () => {
  const page = load();
  page.keepOpened('album', 24);
  follow(page, '/acomodacoes');
  expect(page.openedAs('album')).toBeUndefined();
  follow(page, '/galeria');
  expect(page.openedAs('album')).toBeUndefined();
  await go(page, -1);
  await go(page, -1);
  expect(page.openedAs('album')).toBe(24);
});

test('it is open after a reload, and the router’s own state stays', () => {
  load().keepOpened('filters', { open: true });
  expect(window.history.state).toMatchObject({ key: 'first' });
  expect(load().openedAs('filters')).toEqual({ open: true });
});

test('it stays open in the page’s next entries: a place in it, another language', async () => {
  const page = load();
  page.keepOpened('album', 24);
  for (const address of ['/galeria#videos', '/en/galeria']) follow(page, address);
  expect(page.openedAs('album')).toBe(24);
  expect(load().openedAs('album')).toBe(24);
  page.keepOpened('album', 36);
  await go(page, -1);
  expect(load().openedAs('album')).toBe(36);
});

test('until the next page is rendered, the page shows what is opened on it, and the next entry keeps nothing of it', () => {
  const page = load();
  const changed = jest.fn();
  page.onOpened(changed);
  page.keepOpened('album', 24);
  window.history.pushState({ key: 'next' }, '', '/acomodacoes');
  page.keepOpened('album', 36);
  expect(page.openedAs('album')).toBe(36);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(window.history.state).toEqual({ key: 'next' });
});
