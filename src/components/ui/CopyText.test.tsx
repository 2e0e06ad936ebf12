/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { CopyText } from './CopyText';

const labels = { copy: 'Copiar a mensagem', copied: 'Mensagem copiada.', selected: 'O texto está selecionado.' };
const text = 'Olá.\nHá vaga em abril?';

/** Sets the browser's clipboard; undefined where it has none. */
const setClipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });

function show() {
  const { user } = renderIn('pt', <CopyText text={text} labels={labels} />);
  // user-event brings a clipboard of its own
  return (writeText?: (text: string) => Promise<void>) => {
    setClipboard(writeText);
    return user.click(screen.getByRole('button', { name: labels.copy }));
  };
}

test('copies the whole text and says so', async () => {
  const written: string[] = [];
  const press = show();
  await press((text) => Promise.resolve(void written.push(text)));
  expect((await screen.findByText(labels.copied)).getAttribute('role')).toBe('status');
  expect(written).toEqual([text]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['has no clipboard', undefined],
  ['refuses it', () => Promise.reject(new Error('NotAllowedError'))],
  ['does not answer', () => new Promise<void>(() => undefined)],
])('where the browser %s, the text is shown and selected, and nothing claims that it was copied', async (_, writeText) => {
  jest.useFakeTimers();
  const press = show();
  await press(writeText);
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();
  expect(screen.getByText(labels.selected).getAttribute('role')).toBe('status');
  expect(screen.queryByText(labels.copied)).toBeNull();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe(text);
  expect(field.readOnly).toBe(true);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, text.length]);
});
