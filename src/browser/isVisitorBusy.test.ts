/** @jest-environment jsdom */
import { isVisitorBusy, noteKeys } from './isVisitorBusy';

beforeAll(noteKeys);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
});

test.each([
  ['a field', '<input>', 'input'],
  ['a select field', '<select></select>', 'select'],
  ['a frame', '<iframe></iframe>', 'iframe'],
  ['the button of a form', '<form><button>Enviar</button></form>', 'button'],
  ['a stepper', '<div role="group"><button>Mais pessoas</button><output>2</output></div>', 'button'],
])('the visitor is busy while the focus is in %s', (_, html, selector) => {
  document.body.innerHTML = `${html}<a href="/">Início</a>`;
  document.querySelector<HTMLElement>(selector)?.focus();
  expect(isVisitorBusy()).toBe(true);
  document.querySelector('a')?.focus();
  expect(isVisitorBusy()).toBe(false);
});

test('so while a dialog is open', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isVisitorBusy()).toBe(true);
});

test('so for ten seconds after each key, wherever the focus is', () => {
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  press();
  jest.advanceTimersByTime(9999);
  expect(isVisitorBusy()).toBe(true);
  press();
  jest.advanceTimersByTime(9999);
  expect(isVisitorBusy()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isVisitorBusy()).toBe(false);
});
