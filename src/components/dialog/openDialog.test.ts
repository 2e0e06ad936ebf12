/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { isOnTop, openDialog } from './openDialog';

const dialogs = () => [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement];
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Opens both dialogs, the second on top; returns the indexes of those that were requested to close. */
function openBoth() {
  const requested: number[] = [];
  const closings = dialogs().map((dialog, place) => {
    const close = openDialog(dialog, { onTap: true });
    dialog.addEventListener('cancel', () => {
      requested.push(place);
      close();
    });
    return close;
  });
  return { requested, closings };
}

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => {
  document.body.innerHTML = '<button>open</button><dialog><button>over it</button></dialog><dialog></dialog>';
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: jest.fn(), hidePopover: jest.fn() });
  document.querySelector('button')?.focus();
});

test('Escape closes the topmost dialog only', () => {
  const { requested } = openBoth();
  const [beneath, over] = dialogs();
  expect([isOnTop(beneath), isOnTop(over)]).toEqual([false, true]);
  press('Enter');
  press('Escape');
  expect(requested).toEqual([1]);
  expect([isOnTop(beneath), isOnTop(over)]).toEqual([true, false]);
  press('Escape');
  expect(requested).toEqual([1, 0]);
  press('Escape');
  expect(requested).toEqual([1, 0]);
});

test('a CloseWatcher is used instead where the browser has one, as long as the dialog is open', () => {
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
  const { requested, closings } = openBoth();
  press('Escape');
  expect(requested).toEqual([]);
  watchers[1]?.onclose?.();
  expect(requested).toEqual([1]);
  expect(watchers.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 1]);
  closings[0]?.();
  expect(watchers.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 1]);
  Reflect.deleteProperty(window, 'CloseWatcher');
});

test('focus is restored', () => {
  const { closings } = openBoth();
  dialogs()[0].querySelector('button')?.focus();
  closings[1]?.();
  closings[0]?.();
  expect(document.activeElement?.textContent).toBe('open');
});

test.each([
  ['a dialog that a tap opened', true, false],
  ['one that opens by itself', false, true],
])('behind %s the rest becomes inert (onTap %s; immediately %s)', (_, onTap, immediately) => {
  const close = openDialog(dialogs()[0], { onTap });
  expect(document.querySelector('body > button')?.hasAttribute('inert')).toBe(immediately);
  close();
});
