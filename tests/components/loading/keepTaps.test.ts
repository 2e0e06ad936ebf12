/** @jest-environment jsdom */
import { keepTaps } from '../../../src/loading/keepTaps';

const ground = () => document.querySelector('main') ?? document.body;
const button = () => document.querySelector<HTMLButtonElement>('main [type=button]');
const form = () => document.querySelector('form');
const submit = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `
    <main><button type="button" data-live="">open</button><p>words</p><form data-live=""><button type="submit" data-live="">send</button></form></main>
    <button type="button" data-live="" id="beside">beside</button>`;
});

test('a tap on a live part is kept, shown, told of, and repeated', () => {
  const told = jest.fn();
  const taps = keepTaps(ground(), told);
  button()?.click();
  expect(button()?.hasAttribute('data-tapped')).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  const answered = jest.fn();
  button()?.addEventListener('click', answered);
  taps.replay();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(button()?.hasAttribute('data-tapped')).toBe(false);
  taps.replay();
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a submit sends nothing, and is repeated', () => {
  const taps = keepTaps(ground());
  expect(submit()).toBe(false);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form()?.addEventListener('submit', sent);
  taps.replay();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a tap on words, or beside the ground, is nobody’s; nor is one after the end', () => {
  const told = jest.fn();
  const taps = keepTaps(ground(), told);
  document.querySelector('p')?.click();
  document.getElementById('beside')?.click();
  taps.stop();
  button()?.click();
  expect(told).not.toHaveBeenCalled();
});
