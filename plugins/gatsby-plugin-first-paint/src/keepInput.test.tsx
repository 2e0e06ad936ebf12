/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { act, waitFor } from '@testing-library/react';
import { useContext, useState } from 'react';
import { hydrate, HydratedContext, wrapRootElement } from './hydrate';
import { queueEarlyEvents } from './queueEarlyEvents';

const heard = jest.fn();

/** Controls of every kind, some of which React controls. */
function View() {
  const [room, setRoom] = useState('luxury');
  const [meal, setMeal] = useState('lunch');
  const [guests, setGuests] = useState('2');
  const [sea, setSea] = useState(false);
  // as if read from the address, which only the browser knows
  const inAddress = useContext(HydratedContext);
  const [toggled, setToggled] = useState(false);
  const [taps, setTaps] = useState(0);
  return (
    <form id="stay" onInput={({ target }) => void heard((target as HTMLInputElement).name)}>
      <input name="name" />
      <input type="email" name="email" />
      <textarea name="message" />
      <input name="guests" value={guests} onChange={({ target }) => setGuests(target.value)} />
      <input name="day" value="" readOnly />
      <select name="room" value={room} onChange={({ target }) => setRoom(target.value)}>
        <option value="standard">Standard</option>
        <option value="luxury">Luxury</option>
      </select>
      {['lunch', 'dinner'].map((choice) => (
        <input key={choice} type="radio" name="meal" value={choice} checked={meal === choice} onChange={() => setMeal(choice)} />
      ))}
      <input type="checkbox" name="sea" checked={sea} onChange={({ target }) => setSea(target.checked)} />
      <input type="checkbox" name="compare" checked={inAddress !== toggled} onChange={() => setToggled(!toggled)} />
      <button type="button" data-replay="" onClick={() => setTaps(taps + 1)}>
        more
      </button>
      <output>{[room, meal, guests, String(sea), taps].join(' ')}</output>
    </form>
  );
}

const one = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const field = (name: string) => one<HTMLInputElement>(`[name="${name}"]`);
/** Hydrates the page after its HTML was changed by a visitor or an extension. */
async function open(change: () => void) {
  Object.assign(globalThis, { MessageChannel, IS_REACT_ACT_ENVIRONMENT: true });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = `<div id="___gatsby">${renderToString(wrapRootElement({ element: <View /> }))}</div>`;
  const root = one('#___gatsby');
  window.earlyPage = { begin: () => true, fail: jest.fn(), loadScripts: () => Promise.resolve(), end: queueEarlyEvents().stop };
  change();
  await act(async () => {
    hydrate(<View />, root);
    await Promise.resolve();
  });
  await waitFor(() => expect(root.hasAttribute('data-hydrated')).toBe(true));
}

/** As a password manager does: React finds an unknown element and renders the page again. */
const insert = () => field('email').insertAdjacentHTML('afterend', '<div data-icon-root></div>');

beforeEach(() => {
  heard.mockReset();
  // React reports that the HTML does not match
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', (event) => event.preventDefault());
});

describe.each([
  ['a page that React hydrates', () => undefined],
  ['a page that React renders anew, since somebody else has changed it', insert],
])('%s', (_which, meddle) => {
  test('keeps what was typed, from the first letter, and says so to whoever listens', async () => {
    await open(() => {
      field('name').value = 'Ana';
      field('email').value = 'ana@exemplo.com';
      field('message').value = 'Bom dia';
      meddle();
    });
    expect(['name', 'email', 'message'].map((name) => field(name).value)).toEqual(['Ana', 'ana@exemplo.com', 'Bom dia']);
    expect(heard.mock.calls.flat()).toEqual(['name', 'email', 'message']);
  });

  test('shows the choices that were made, and uses them', async () => {
    await open(() => {
      field('room').value = 'standard';
      one<HTMLInputElement>('[value=dinner]').checked = true;
      field('sea').checked = true;
      field('guests').value = '5';
      meddle();
    });
    expect(one('output').textContent).toBe('standard dinner 5 true 0');
    expect(field('room').value).toBe('standard');
    expect(one<HTMLInputElement>('[value=dinner]').checked).toBe(true);
    expect(field('sea').checked).toBe(true);
    expect(field('guests').value).toBe('5');
  });

  test('shows a choice that React knows from elsewhere as it is', async () => {
    await open(() => {
      field('compare').checked = true;
      meddle();
    });
    expect(field('compare').checked).toBe(true);
  });

  test('keeps the focus and the caret', async () => {
    await open(() => {
      field('name').value = 'Ana Maria';
      field('name').focus();
      field('name').setSelectionRange(2, 4);
      meddle();
    });
    expect(document.activeElement).toBe(field('name'));
    expect([field('name').selectionStart, field('name').selectionEnd]).toEqual([2, 4]);
  });

  test('answers each tap, once', async () => {
    await open(() => {
      one<HTMLElement>('button').click();
      one<HTMLElement>('button').click();
      meddle();
    });
    await waitFor(() => expect(one('output').textContent).toMatch(/ 2$/));
  });

  test('shows no text that a browser has kept in a field that may not be written to', async () => {
    await open(() => {
      field('day').value = '10/12/2026';
      meddle();
    });
    expect(field('day').value).toBe('');
  });

  test('says nothing of fields that nobody has touched', async () => {
    await open(meddle);
    expect(heard).not.toHaveBeenCalled();
    expect(one('output').textContent).toBe('luxury lunch 2 false 0');
  });
});
