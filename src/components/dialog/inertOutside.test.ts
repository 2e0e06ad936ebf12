/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/dom';
import { inertOutside } from './inertOutside';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
const all = ['header', 'main', 'first', 'slide', 'last', 'footer', 'aside'];
const becomesInert = (ids: string[]) => waitFor(() => expect(inert()).toEqual(ids));

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

test('all that is shown beside it becomes inert, a part in each task, the page’s content section by section', async () => {
  inertOutside(element('dialog'));
  expect(inert()).toEqual(['header', 'slide']);
  await becomesInert(all);
});

test('a key finds all inert: it cannot lead out of the dialog', () => {
  inertOutside(element('dialog'));
  expect(inert()).toEqual(['header', 'slide']);
  document.dispatchEvent(new Event('keydown'));
  expect(inert()).toEqual(all);
});

test('in the end the section that holds the focus is given back in one, so that the next press of a key finds what stands beside it', async () => {
  document.querySelector('#first')?.append(element('dialog'));
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(['header', 'opener', 'near', 'slide', 'last', 'footer', 'aside']);
  giveBack(element('#opener'));
  expect(inert()).not.toContain('near');
  expect(inert()).toContain('footer');
  await becomesInert(['slide']);
});

test('what opens while another gives back, or over it, holds all until it ends itself', async () => {
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

test('in the end what holds the focus is given back at once, the rest after it; what was inert before stays so', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  giveBack(element('#opener'));
  expect(element('#opener').closest('[inert]')).toBeNull();
  expect(inert()).toContain('footer');
  await becomesInert(['slide']);
});

test('in the end what is on the screen is given back at once: a tap may meet it', async () => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  element('#last').getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  giveBack(element('#opener'));
  expect(element('#last').closest('[inert]')).toBeNull();
  expect(inert()).toContain('footer');
});

test.each(['keydown', 'pointerdown', 'scroll', 'wheel'])('in the end all is given back as soon as the visitor goes on: %s', async (deed) => {
  const giveBack = inertOutside(element('dialog'));
  await becomesInert(all);
  giveBack(element('#opener'));
  expect(inert()).toContain('footer');
  document.dispatchEvent(new Event(deed));
  expect(inert()).toEqual(['slide']);
});

test('what ends before all is inert leaves nothing behind', async () => {
  const giveBack = inertOutside(element('dialog'));
  giveBack(document.body);
  await becomesInert(['slide']);
});
