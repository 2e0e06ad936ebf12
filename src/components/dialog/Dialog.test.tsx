/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();

/** A page with a dialog over it. */
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
  // jsdom knows neither popovers nor modal dialogs
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => onClose.mockClear());

/** A press and a click, which happens where both have their place in common. */
function tap(from: Element, click: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.click(click);
}

test('a click beside it closes, and does nothing else', () => {
  const { page, followed } = open('backdrop');
  tap(page);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(followed).not.toHaveBeenCalled();
});

test.each(['backdrop', 'anywhere'] as const)('a click in one that closes %s', (closesOnClick) => {
  const { words } = open(closesOnClick);
  tap(words);
  expect(onClose).toHaveBeenCalledTimes(closesOnClick === 'anywhere' ? 1 : 0);
});

test('who selects words and lets go beside it stays in it; the next click beside it closes', () => {
  const { words, page } = open('backdrop');
  tap(words, document.body);
  expect(onClose).not.toHaveBeenCalled();
  tap(page);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape, which a modal dialog tells as “cancel”, leaves it to its owner to close it', () => {
  const { dialog } = open('backdrop');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});
