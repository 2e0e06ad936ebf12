/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();

/** Renders a page with a dialog. */
function open(closesOnClick: 'backdrop' | 'anywhere') {
  const followed = jest.fn();
  render(
    <>
      <button onClick={followed}>page</button>
      <Dialog label="over it" closesOnClick={closesOnClick} onClose={onClose}>
        <p>words</p>
      </Dialog>
    </>,
  );
  return { followed, dialog: screen.getByRole('dialog'), words: screen.getByText('words'), page: screen.getByText('page') };
}

beforeAll(() => {
  // jsdom supports neither popovers nor modal dialogs
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => onClose.mockClear());

/** A press and a click, as when the pointer is released elsewhere. */
function tap(from: Element, click: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.click(click);
}

test('a click on the backdrop closes it, and does nothing else', () => {
  const { page, followed } = open('backdrop');
  tap(page);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(followed).not.toHaveBeenCalled();
});

test.each(['backdrop', 'anywhere'] as const)('a click inside, with closesOnClick=%s', (closesOnClick) => {
  const { words } = open(closesOnClick);
  tap(words);
  expect(onClose).toHaveBeenCalledTimes(closesOnClick === 'anywhere' ? 1 : 0);
});

test('a text selection that ends on the backdrop does not close it; the next click there does', () => {
  const { words, page } = open('backdrop');
  tap(words, document.body);
  expect(onClose).not.toHaveBeenCalled();
  tap(page);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a cancel event, as Escape causes it, calls onClose and does not close the dialog itself', () => {
  const { dialog } = open('backdrop');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});
