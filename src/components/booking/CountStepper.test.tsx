/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { CountStepper } from './CountStepper';

function People({ onChange }: { onChange: (count: number) => void }) {
  const [count, setCount] = useState(8);
  return (
    <>
      <span id="people">Pessoas</span>
      <CountStepper
        count={count}
        minimum={1}
        maximum={10}
        labelledBy="people"
        warning={count > 9 ? 'Cabem nove.' : undefined}
        onChange={(next) => {
          onChange(next);
          setCount(next);
        }}
      />
    </>
  );
}

test('at a bound the button keeps the focus, does nothing more, and says why where a screen reader hears it', () => {
  const onChange = jest.fn();
  renderIn('pt', <People onChange={onChange} />);
  const more = screen.getByRole('button', { name: 'Aumentar pessoas' });
  const reason = document.getElementById(more.getAttribute('aria-describedby') ?? '');
  expect(reason?.getAttribute('aria-live')).toBe('off');
  expect(reason?.textContent).toBe('');
  act(() => more.focus());
  expect(reason?.getAttribute('aria-live')).toBe('polite');
  for (let presses = 0; presses < 5; presses += 1) fireEvent.click(more);
  expect(onChange.mock.calls).toEqual([[9], [10]]);
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(reason?.textContent).toBe('No máximo 10');
  expect(more.title).toBe('No máximo 10');

  fireEvent.click(screen.getByRole('button', { name: 'Diminuir pessoas' }));
  expect(onChange).toHaveBeenLastCalledWith(9);
  expect(more.hasAttribute('aria-disabled')).toBe(false);
  expect(reason?.textContent).toBe('');
});

test('the number is text, and announced only as the guest changes it, with what is wrong with it', () => {
  renderIn('pt', <People onChange={jest.fn()} />);
  const group = screen.getByRole('group', { name: 'Pessoas' });
  const read = () => [...group.children].filter((part) => part.matches('span:not([id])') && part.ariaHidden !== 'true').map((part) => part.textContent);
  const region = group.querySelector('[aria-live]:not([id])');
  expect([read(), region?.textContent]).toEqual([['8', ''], '']);
  const more = screen.getByRole('button', { name: 'Aumentar pessoas' });
  more.focus();
  fireEvent.click(more);
  expect([read(), region?.textContent]).toEqual([['9'], '9']);
  fireEvent.click(more);
  expect(region?.textContent).toBe('10. Cabem nove.');
  act(() => more.blur());
  expect([read(), region?.textContent]).toEqual([['10', ''], '']);
});
