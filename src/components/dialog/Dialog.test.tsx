/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();

/** Renders an open dialog. */
function open(closesOnClick: 'backdrop' | 'anywhere' = 'backdrop') {
  const { unmount } = render(
    <Dialog label="over it" closesOnClick={closesOnClick} onClose={onClose}>
      <p>words</p>
    </Dialog>,
  );
  return { unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog'), text: screen.getByText('words') };
}

beforeEach(() => onClose.mockClear());

/** A press and a click, as when the pointer is released elsewhere. */
function tap(from: Element, click: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.click(click);
}

test('a click on the backdrop, which is the dialog itself, closes it', () => {
  const { dialog } = open();
  tap(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['backdrop', 'anywhere'] as const)('a click inside, with closesOnClick=%s', (closesOnClick) => {
  const { text } = open(closesOnClick);
  tap(text);
  expect(onClose).toHaveBeenCalledTimes(closesOnClick === 'anywhere' ? 1 : 0);
});

test('a text selection that ends on the backdrop does not close it; the next click there does', () => {
  const { dialog, text } = open();
  tap(text, dialog);
  expect(onClose).not.toHaveBeenCalled();
  tap(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a cancel event, as Escape causes it, calls onClose and does not close the dialog itself', () => {
  const { dialog } = open();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('one that an ad blocker hides is closed at once', () => {
  HTMLElement.prototype.checkVisibility = () => false;
  open();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('where the browser closes it without a cancel event, onClose is called; not when it is unmounted', () => {
  const { dialog, unmount } = open();
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(onClose).toHaveBeenCalledTimes(1);
});
