/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { watchComfortMode } from '../../browser/comfortMode';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { ComfortSwitch } from './ComfortSwitch';

const listeners = new Set<() => void>();
let moreContrast = false;

/** The system's settings: no reduced motion, and more contrast if a test sets it. */
const matchMedia = (query: string) => ({
  matches: query.includes('contrast') && moreContrast,
  addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
});

const root = document.documentElement;
const button = () => screen.getByRole('button', { name: 'Modo conforto' });

beforeEach(() => {
  Object.assign(window, { matchMedia });
  mockIntersectionObserver('far');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  listeners.clear();
  moreContrast = false;
  delete window.comfort;
  delete root.dataset.comfort;
});

function Motion() {
  return <p>{useReducedMotion() ? 'still' : 'moving'}</p>;
}

test('the switch shows whether comfort mode is on, sets it on the document, stops motion, and is stored', async () => {
  const { user } = renderIn(
    'pt',
    <>
      <ComfortSwitch />
      <Motion />
    </>,
  );
  for (const on of [true, false]) {
    await user.click(button());
    expect(button().getAttribute('aria-pressed')).toBe(String(on));
    expect(root.dataset.comfort).toBe(on ? 'on' : undefined);
    expect(localStorage.getItem('comfort')).toBe(on ? 'on' : 'off');
    expect(screen.getByText(on ? 'still' : 'moving')).toBeTruthy();
  }
});

test('if storage is blocked, it lasts as long as the document is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const { user } = renderIn('pt', <ComfortSwitch />);
  await user.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(root.dataset.comfort).toBe('on');
});

test('without a choice it follows the system’s contrast setting, also when that changes; a choice takes precedence', async () => {
  moreContrast = true;
  watchComfortMode();
  expect(root.dataset.comfort).toBe('contrast');
  moreContrast = false;
  listeners.forEach((listener) => listener());
  expect(root.dataset.comfort).toBeUndefined();
  moreContrast = true;
  listeners.forEach((listener) => listener());
  const { user } = renderIn('pt', <ComfortSwitch />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await user.click(button());
  await user.click(button());
  expect(root.dataset.comfort).toBeUndefined();
});

test.each([
  [null, false, undefined],
  [null, true, 'contrast'],
  ['on', false, 'on'],
  ['on', true, 'on'],
  ['off', false, undefined],
  ['off', true, undefined],
  ['perhaps', false, undefined],
])('choice: %s, system asks for more contrast: %s → %s', (choice, more, mode) => {
  if (choice) localStorage.setItem('comfort', choice);
  moreContrast = more;
  watchComfortMode();
  expect(root.dataset.comfort).toBe(mode);
});

test('hydration matches the server’s HTML, and then the switch is on', async () => {
  localStorage.setItem('comfort', 'on');
  const { differences, html, container } = await hydrateIn('pt', <ComfortSwitch />);
  expect(html).toContain('aria-pressed="false"');
  expect(differences).toEqual([]);
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
  container.remove();
});
