/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { useStore } from '../../hooks/useStore';
import { lazyComponent } from './lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>{`Olá, ${name}`}</p>;
const loaded = { default: Greeting, namespaces: [] };
const load = jest.fn<Promise<typeof loaded>, []>();
const fail = () => Promise.reject(new Error('Loading chunk 12 failed.'));

const LoadError = () => <output>{JSON.stringify(useStore(pageSessionStore).loadError)}</output>;
const loadError = () => screen.getByRole('status').textContent;

function show({ View }: ReturnType<typeof lazyComponent<{ name: string }>>, onError = jest.fn()) {
  renderIn(
    'pt',
    <>
      <LoadError />
      <View name="Helena" fallback={<p>…</p>} onError={onError} />
    </>,
  );
  return onError;
}
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  updatePageSession({ loadError: null });
});

test('renders the fallback before a component that is already loaded', async () => {
  load.mockResolvedValue(loaded);
  const lazy = lazyComponent(load);
  lazy.preload('pt');
  await after(0);
  const rendered: (string | undefined)[] = [];
  const Fallback = () => {
    useEffect(() => void rendered.push(document.querySelector('p')?.textContent), []);
    return <p>…</p>;
  };
  renderIn('pt', <lazy.View name="Helena" fallback={<Fallback />} onError={jest.fn()} />);
  expect(rendered).toEqual(['…']);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

// fails in React 19.2 where the component itself is wrapped by `memo`
test('an effect event of the component has the latest props', async () => {
  const Shouting = ({ name }: { name: string }) => {
    const shout = useEffectEvent(() => (document.title = name));
    useEffect(() => {
      const onKey = () => void shout();
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    }, []);
    return null;
  };
  const { View } = lazyComponent(() => Promise.resolve({ default: Shouting, namespaces: [] }));
  const Page = () => {
    const [name, setName] = useState('Helena');
    return (
      <>
        <button onClick={() => setName('Otto')}>Otto</button>
        <View name={name} onError={jest.fn()} />
      </>
    );
  };
  renderIn('pt', <Page />);
  await after(0);
  act(() => screen.getByText('Otto').click());
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown')));
  expect(document.title).toBe('Otto');
});

test('usePreload loads it once the page is loaded and idle', async () => {
  load.mockResolvedValue(loaded);
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  const lazy = lazyComponent(load);
  const Page = () => {
    lazy.usePreload();
    return null;
  };
  renderIn('pt', <Page />);
  await after(1999);
  expect(load).not.toHaveBeenCalled();
  await after(1000);
  expect(load).toHaveBeenCalledTimes(1);
  show(lazy);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test.each([
  ['has unknown speed', undefined, 0],
  ['is slow', { downlink: 1.6, effectiveType: '4g' }, 0],
  ['is fast', { downlink: 10, effectiveType: '4g' }, 1],
  ['is fast with data saver', { downlink: 10, saveData: true }, 0],
])('a large component is preloaded on a fast connection only: one that %s', async (_, connection, times) => {
  load.mockResolvedValue(loaded);
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const lazy = lazyComponent(load, { large: true });
  const Page = () => {
    lazy.usePreload();
    return null;
  };
  renderIn('pt', <Page />);
  await after(10_000);
  expect(load).toHaveBeenCalledTimes(times);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('a script that never arrives counts as failed after 15 s', async () => {
  load.mockImplementation(() => new Promise(() => undefined));
  const onError = show(lazyComponent(load));
  await after(14_999);
  expect(onError).not.toHaveBeenCalled();
  await after(1);
  expect(onError).toHaveBeenCalled();
});

test('loading is retried after 350 and 700 ms; then the error is reported and the rest of the page stays; the next time it is loaded again', async () => {
  load.mockImplementation(fail);
  const lazy = lazyComponent(load);
  const onError = show(lazy);
  for (const [milliseconds, times] of [
    [349, 1],
    [1, 2],
    [699, 2],
    [1, 3],
  ] as const) {
    await after(milliseconds);
    expect(load).toHaveBeenCalledTimes(times);
  }
  expect(onError).toHaveBeenCalled();
  expect(loadError()).toBe('{"what":"component"}');

  cleanup();
  load.mockResolvedValue(loaded);
  show(lazy);
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('reports no error if silent', async () => {
  load.mockImplementation(fail);
  const onError = show(lazyComponent(load, { silent: true }));
  // once idle, and after two retries
  await after(200 + 1050);
  expect(onError).toHaveBeenCalled();
  expect(loadError()).toBe('null');
});

test('if silent, waits until the browser is idle, unless it is already loading', async () => {
  load.mockResolvedValue(loaded);
  const lazy = lazyComponent(load, { silent: true });
  show(lazy);
  await after(0);
  expect(load).not.toHaveBeenCalled();
  cleanup();

  lazy.preload('pt');
  show(lazy);
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

describe('a component that fails to render', () => {
  let broken = true;
  const Fragile = ({ name }: { name: string }) => {
    if (broken) throw new Error('Cannot be rendered.');
    return <Greeting name={name} />;
  };
  const fragile = { default: Fragile, namespaces: [] };

  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.mocked(console.error).mockRestore());

  test('reports the error and keeps the rest of the page; the next time it is rendered again', async () => {
    load.mockResolvedValue(fragile);
    const lazy = lazyComponent(load);
    const onError = show(lazy);
    await after(0);
    expect(screen.getByText('…')).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(loadError()).toBe('{"what":"component"}');

    cleanup();
    broken = false;
    show(lazy);
    await after(0);
    expect(screen.getByText('Olá, Helena')).toBeTruthy();
  });

  test('as a hidden overlay, reports the error only once it is opened', async () => {
    load.mockResolvedValue(fragile);
    const { Overlay, preload } = lazyComponent(load);
    const onError = jest.fn();
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <LoadError />
          <button type="button" onClick={() => setOpen(true)}>
            tap
          </button>
          <Overlay open={open} name="Helena" fallback={<p>…</p>} onError={onError} />
        </>
      );
    };
    renderIn('pt', <Page />);
    preload('pt');
    await after(0);
    expect(onError).not.toHaveBeenCalled();
    act(() => screen.getByText('tap').click());
    expect(onError).toHaveBeenCalledTimes(1);
    expect(loadError()).toBe('{"what":"component"}');
  });
});

describe('an overlay', () => {
  const effects: string[] = [];
  function Counter({ name }: { name: string }) {
    const [count, setCount] = useState(0);
    useEffect(() => {
      effects.push(`${name} opens`);
      return () => void effects.push(`${name} closes`);
    }, [name]);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }
  const lazy = lazyComponent(() => Promise.resolve({ default: Counter, namespaces: [] }));
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <a href="#x" onClick={() => setOpen(!open)}>
          tap
        </a>
        <lazy.Overlay open={open} name="Helena" fallback={<p>…</p>} onError={jest.fn()} />
      </>
    );
  }
  const counter = () => document.querySelector('button');
  const tap = () => act(() => screen.getByText('tap').click());

  test('is rendered hidden once loaded, shown as it is when it opens, and reset when it closes', async () => {
    renderIn('pt', <Page />);
    expect(counter()).toBeNull();
    lazy.preload('pt');
    await after(0);
    const first = counter();
    expect(first?.style.display).toBe('none');
    expect(effects).toEqual([]);

    tap();
    expect(counter()).toBe(first);
    expect(first?.style.display).toBe('');
    expect(effects).toEqual(['Helena opens']);
    act(() => first?.click());
    expect(first?.textContent).toBe('1');

    tap();
    expect(effects).toEqual(['Helena opens', 'Helena closes']);
    expect(counter()).not.toBe(first);
    expect(counter()?.textContent).toBe('0');
    expect(counter()?.style.display).toBe('none');
  });
});
