/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import GalleryLightbox from './GalleryLightbox';

const pictures = ['mar', 'rede', 'spa'].map((name) => ({ ...pictureOf(name), caption: name }));

/** Presses the arrow key after some milliseconds. */
function press(after: number, repeat: boolean): void {
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', repeat, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: after });
  fireEvent(document, event);
}

test('an arrow key that is held turns three pictures a second, pressed again each time', () => {
  const move = jest.fn();
  renderIn('pt', <GalleryLightbox pictures={pictures} index={0} onMove={move} onClose={jest.fn()} />);
  expect(screen.getByRole('dialog')).toBeTruthy();
  press(1000, false);
  for (let after = 1030; after < 2000; after += 30) press(after, true);
  expect(move).toHaveBeenCalledTimes(4);
  for (const after of [2010, 2020, 2030]) press(after, false);
  expect(move).toHaveBeenCalledTimes(7);
});
