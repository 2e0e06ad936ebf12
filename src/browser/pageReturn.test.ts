/** @jest-environment jsdom */
import type * as module from './pageReturn';

type Module = typeof module;

/** Loads the module as in a new document opened by a link, Back or a reload. */
function load(type = 'navigate'): Module {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  let loaded: Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>('./pageReturn');
  });
  if (!loaded) throw new Error('It was not loaded.');
  return loaded;
}

const main = (content: string) => `<main id="conteudo" tabindex="-1" aria-label="Galeria">${content}</main>`;
const link = '<a href="/quartos/luxo">Luxo</a>';

function show(content: string): void {
  document.body.innerHTML = main(content);
}
const focusedElement = () => document.activeElement?.outerHTML.slice(0, 40);
const element = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  window.history.replaceState({ key: 'a' }, '', '/galeria');
  show(link);
});

test('on a page that is entered, main takes the focus, which bears the page’s name', () => {
  load().focusPage();
  expect(document.activeElement).toBe(element('main'));
});

test('reading goes on from its heading, or from the link that was followed', () => {
  show(`<h1>Galeria</h1>${link}`);
  const { leavePage, focusPage } = load();
  focusPage();
  expect(getSelection()?.focusNode).toBe(element('h1'));
  element('a')?.focus();
  leavePage();
  focusPage();
  expect(getSelection()?.focusNode).toBe(element('a'));
});

test('with a hash its section does, if it has a name', () => {
  show('<section id="mapa" aria-labelledby="titulo"><h2 id="titulo">Mapa</h2></section><div id="outro"></div>');
  const { focusPage } = load();
  window.history.replaceState(null, '', '/galeria#mapa');
  focusPage();
  expect(document.activeElement).toBe(element('#mapa'));
  window.history.replaceState(null, '', '/galeria#outro');
  focusPage();
  expect(document.activeElement).toBe(element('main'));
});

test('on a page that is returned to, the link that was followed takes the focus', () => {
  const { leavePage, focusPage } = load();
  element('a')?.focus();
  leavePage();
  show(link);
  focusPage();
  expect(focusedElement()).toBe(link);
});

test.each(['main', '#mapa'])('so it does once it is rendered, unless the visitor has moved on from where the page was entered: %s', async (entered) => {
  const { leavePage, focusPage } = load();
  const button = '<section id="mapa" aria-label="Mapa"></section><button>Filtrar</button>';
  window.history.replaceState(null, '', entered === 'main' ? '/galeria' : '/galeria#mapa');
  for (const movesOn of [false, true]) {
    show(link);
    element('a')?.focus();
    leavePage();
    show(button);
    focusPage();
    expect(document.activeElement).toBe(element(entered));
    if (movesOn) element('button')?.focus();
    element('main')?.insertAdjacentHTML('beforeend', link);
    await Promise.resolve();
    expect(document.activeElement).toBe(element(movesOn ? 'button' : 'a'));
  }
});

test('a page that is left without anything focused forgets the link that was followed before', () => {
  const { leavePage, focusPage } = load();
  element('a')?.focus();
  leavePage();
  element('a')?.blur();
  leavePage();
  focusPage();
  expect(document.activeElement).toBe(element('main'));
});

describe('a document', () => {
  /** Height of the page in pixels beyond the screen. */
  let tall = 0;
  beforeEach(() => {
    let top = 0;
    Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true });
    const scrollTo = (to?: number | ScrollToOptions, y = 0) => {
      top = Math.min(tall, typeof to === 'object' ? (to.top ?? 0) : y);
    };
    window.scrollTo = scrollTo;
  });

  test.each<[type: string, expected: boolean]>([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('that came by %s restores the scroll position: %s', (type, expected) => {
    tall = 4000;
    expect(load(type).restoreScroll(300, { within: false })).toBe(expected);
    expect(window.scrollY).toBe(expected ? 300 : 0);
    expect(load(type).restoreScroll(0, { within: true })).toBe(false);
    expect(load(type).restoreScroll(300, { within: true })).toBe(true);
  });

  test('scrolls on when the page has become tall enough', () => {
    const { restoreScroll, completeReturn } = load('reload');
    tall = 4000;
    restoreScroll(6000, { within: false });
    expect(window.scrollY).toBe(4000);
    tall = 6500;
    completeReturn();
    expect(window.scrollY).toBe(6000);
  });

  test('does not if the visitor has scrolled meanwhile', () => {
    const { restoreScroll, completeReturn } = load('reload');
    tall = 4000;
    restoreScroll(6000, { within: false });
    window.dispatchEvent(new Event('wheel'));
    window.scrollTo(0, 300);
    tall = 6500;
    completeReturn();
    expect(window.scrollY).toBe(300);
  });

  test.each([
    ['back_forward', link],
    ['reload', '<body>'],
  ])('that came by %s focuses the link that was followed, or not', (type, expected) => {
    element('a')?.focus();
    load().leavePage();
    show(link);
    load(type).completeReturn();
    expect(focusedElement()?.slice(0, expected.length)).toBe(expected);
  });
});
