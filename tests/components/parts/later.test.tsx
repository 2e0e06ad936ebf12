/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { later, loadEverySection } from '../../../src/components/parts/later';

interface Props {
  readonly name: string;
}

const opened: string[] = [];
function Section({ name }: Props) {
  return (
    <section>
      <button type="button" data-live="" onClick={() => opened.push(name)}>
        {name}
      </button>
    </section>
  );
}

/** What stands near the glass is told by hand. */
let near: () => void;
class Observer {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

/** The server's HTML, made by another copy of the module, as on a server; then React upon it, whose script comes when `arrive` is called. */
async function hydrated(load: () => Promise<typeof Section>) {
  Object.assign(globalThis, { TextEncoder, MessageChannel, IntersectionObserver: Observer });
  const { renderToString } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  const OnServer = later(() => Promise.resolve(Section));
  await loadEverySection();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<OnServer name="spa" />);
  const html = container.innerHTML;
  const InBrowser = later(load);
  const differences: unknown[] = [];
  const root = await act(async () => {
    const made = hydrateRoot(container, <InBrowser name="spa" />, { onRecoverableError: (error) => differences.push(error) });
    await Promise.resolve();
    return made;
  });
  return { container, html, differences, again: (name: string) => act(() => root.render(<InBrowser name={name} />)) };
}

const button = () => document.querySelector('button');
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  document.body.innerHTML = '';
  opened.length = 0;
});

test('the section is in the server’s HTML, and its script is asked for once it is near', async () => {
  const load = jest.fn(() => Promise.resolve(Section));
  const { container, html, differences } = await hydrated(load);
  expect(html).toContain('<button type="button" data-live="">spa</button>');
  expect(load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(html);
  act(near);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  button()?.click();
  expect(opened).toEqual(['spa']);
  expect(differences).toEqual([]);
});

test('a tap before its script is there brings the script, and is repeated', async () => {
  // in develop mode alone React remarks on the mark of the tap
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { differences } = await hydrated(() => Promise.resolve(Section));
  act(() => button()?.click());
  expect(button()?.hasAttribute('data-tapped')).toBe(true);
  expect(opened).toEqual([]);
  await settle();
  expect(opened).toEqual(['spa']);
  expect(differences).toEqual([]);
  expect(button()?.hasAttribute('data-tapped')).toBe(false);
});

test('while it waits the section stays as it is, though its page is drawn anew', async () => {
  const { container, html, again, differences } = await hydrated(() => Promise.resolve(Section));
  again('beach');
  expect(container.innerHTML).toBe(html);
  act(near);
  await settle();
  expect(button()?.textContent).toBe('beach');
  expect(differences).toEqual([]);
});

test('a script that does not come is asked for again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const load = jest.fn(() => Promise.resolve(Section)).mockRejectedValueOnce(new Error('offline'));
  await hydrated(load);
  act(near);
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(load).toHaveBeenCalledTimes(2);
  button()?.click();
  expect(opened).toEqual(['spa']);
  jest.useRealTimers();
});

test('on a page that was come to by a link it comes at once', async () => {
  document.body.innerHTML = '<div id="___gatsby" data-live=""></div>';
  Object.assign(globalThis, { TextEncoder, MessageChannel, IntersectionObserver: Observer });
  const { createRoot } = await import('react-dom/client');
  const Fresh = later(() => Promise.resolve(Section));
  await act(async () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Fresh name="spa" />);
    await Promise.resolve();
  });
  await settle();
  expect(button()?.textContent).toBe('spa');
});
