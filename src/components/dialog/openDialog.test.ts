/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { isOnTop, openDialog } from './openDialog';

const dialogs = () => [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement];
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Opens the dialogs one over the other; answers those that have been asked to close. */
function openBoth() {
  const asked: number[] = [];
  const closings = dialogs().map((dialog, place) => {
    const close = openDialog(dialog, { asked: true });
    dialog.addEventListener('cancel', () => {
      asked.push(place);
      close();
    });
    return close;
  });
  return { asked, closings };
}

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => {
  document.body.innerHTML = '<button>open</button><dialog><button>over it</button></dialog><dialog></dialog>';
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: jest.fn(), hidePopover: jest.fn() });
  document.querySelector('button')?.focus();
});

test('the one on top alone is asked to close, by Escape, and then the one beneath', () => {
  const { asked } = openBoth();
  const [beneath, over] = dialogs();
  expect([isOnTop(beneath), isOnTop(over)]).toEqual([false, true]);
  press('Enter');
  press('Escape');
  expect(asked).toEqual([1]);
  expect([isOnTop(beneath), isOnTop(over)]).toEqual([true, false]);
  press('Escape');
  expect(asked).toEqual([1, 0]);
  press('Escape');
  expect(asked).toEqual([1, 0]);
});

test('a wish to close that the browser has of its own is heard instead, for as long as it is open', () => {
  const watchers: { onclose: (() => void) | null; destroy: jest.Mock }[] = [];
  Object.assign(window, {
    CloseWatcher: class {
      onclose = null;
      destroy = jest.fn();
      constructor() {
        watchers.push(this);
      }
    },
  });
  const { asked, closings } = openBoth();
  press('Escape');
  expect(asked).toEqual([]);
  watchers[1]?.onclose?.();
  expect(asked).toEqual([1]);
  expect(watchers.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 1]);
  closings[0]?.();
  expect(watchers.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 1]);
  Reflect.deleteProperty(window, 'CloseWatcher');
});

test('the focus is given back', () => {
  const { closings } = openBoth();
  dialogs()[0].querySelector('button')?.focus();
  closings[1]?.();
  closings[0]?.();
  expect(document.activeElement?.textContent).toBe('open');
});

test.each([
  ['one that was asked for', true, false],
  ['one that comes by itself, which nobody waits for,', false, true],
])('all else becomes inert behind %s: before it has been shown, %s → %s', (_, asked, atOnce) => {
  const close = openDialog(dialogs()[0], { asked });
  expect(document.querySelector('body > button')?.hasAttribute('inert')).toBe(atOnce);
  close();
});
