/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/dom';
import { inertOutside as openInert } from './inertOutside';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
const all = ['header', 'main', 'first', 'slide', 'last', 'footer', 'aside'];
const becomesInert = (ids: string[]) => waitFor(() => expect(inert()).toEqual(ids));

/** Closed after each test: an open dialog watches the document. */
const closings: (() => void)[] = [];
function inertOutside(dialog: Element) {
  const giveBack = openInert(dialog);
  closings.push(() => giveBack(null));
  return giveBack;
}
afterEach(() => closings.splice(0).forEach((close) => close()));

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => {
  document.body.innerHTML = `
    <div id="app">
      <header id="header"></header>
      <main id="main"><section id="first"><button id="opener"></button><p id="near"></p></section><section id="slide" inert></section><section id="last"></section></main>
      <dialog></dialog>
      <footer id="footer"></footer>
    </div>
    <aside id="aside"></aside>
    <script id="script"></script>`;
});

test('everything outside becomes inert, one element per task, the content of main section by section', async () => {
  inertOutside(element('dialog'));
  expect(inert()).toEqual(['header', 'slide']);
  await becomesInert(all);
});

test('a key press makes everything inert immediately, so that it cannot lead out of the dialog', () => {
  inertOutside(element('dialog'));
  expect(inert()).toEqual(['header', 'slide']);
  document.dispatchEvent(new Event('keydown'));
  expect(inert()).toEqual(all);
});

test('on close the whole section with the focus is restored at once, so that the next Tab finds its neighbours', async () => {
  document.querySelector('#first')?.append(element('dialog'));
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(['header', 'opener', 'near', 'slide', 'last', 'footer', 'aside']);
  giveBack(element('#opener'));
  expect(inert()).not.toContain('near');
  expect(inert()).toContain('footer');
  await becomesInert(['slide']);
});

test('a dialog that opens over another, or while that is closing, keeps everything inert until it closes', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  giveBack(element('#opener'));
  const giveBackAgain = inertOutside(element('dialog'));
  await becomesInert(all);
  const giveBackUpper = inertOutside(element('dialog'));
  giveBackUpper(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await becomesInert(all);
  giveBackAgain(null);
  await becomesInert(['slide']);
});

test('on close the focused element is restored at once, the rest after it; what was inert before stays inert', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  giveBack(element('#opener'));
  expect(element('#opener').closest('[inert]')).toBeNull();
  expect(inert()).toContain('footer');
  await becomesInert(['slide']);
});

test('on close elements in the viewport are restored at once', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  element('#last').getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  giveBack(element('#opener'));
  expect(element('#last').closest('[inert]')).toBeNull();
  expect(inert()).toContain('footer');
});

test.each(['keydown', 'pointerdown', 'scroll', 'wheel'])('on close everything is restored at the first input: %s', async (event) => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  giveBack(element('#opener'));
  expect(inert()).toContain('footer');
  document.dispatchEvent(new Event(event));
  expect(inert()).toEqual(['slide']);
});

test('closing before everything is inert leaves nothing inert', async () => {
  const giveBack = inertOutside(element('dialog'));
  giveBack(document.body);
  await becomesInert(['slide']);
});

test('what comes beside an open dialog becomes inert too, but for another dialog and what is said; after it has closed nothing does', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  element('#app').insertAdjacentHTML('beforeend', '<aside id="weather"></aside><div id="over"><dialog></dialog></div><p id="notice" role="alert"></p>');
  await becomesInert([...all.slice(0, -1), 'weather', 'aside']);
  giveBack(element('#opener'));
  await becomesInert(['slide']);
  element('#app').insertAdjacentHTML('beforeend', '<aside id="hint"></aside>');
  await Promise.resolve();
  expect(inert()).toEqual(['slide']);
});
