/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderIn } from '../../../tests/support/inLanguage';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { lazyPart } from './lazyPart';

const Greeting = ({ name }: { name: string }) => <p>{`Olá, ${name}`}</p>;
const module = { default: Greeting, namespaces: [] };
const load = jest.fn<Promise<typeof module>, []>();
const gone = () => Promise.reject(new Error('Loading chunk 12 failed.'));

const Trouble = () => <output>{JSON.stringify(usePageSession().loadError)}</output>;
const trouble = () => screen.getByRole('status').textContent;

function show({ Part }: ReturnType<typeof lazyPart<{ name: string }>>, onMissing = jest.fn()) {
  renderIn(
    'pt',
    <>
      <Trouble />
      <Part name="Helena" fallback={<p>…</p>} onMissing={onMissing} />
    </>,
  );
  return onMissing;
}
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  updatePageSession({ loadError: null });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a part is shown once it is there', async () => {
  load.mockResolvedValue(module);
  show(lazyPart(load));
  expect(screen.getByText('…')).toBeTruthy();
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('a part that is there already shows at once', async () => {
  load.mockResolvedValue(module);
  const part = lazyPart(load);
  part.preload('pt');
  await after(0);
  show(part);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('what waits in its place stands there before a part that is there already is made', async () => {
  load.mockResolvedValue(module);
  const part = lazyPart(load);
  part.preload('pt');
  await after(0);
  const stood: (string | undefined)[] = [];
  const Stands = () => {
    useEffect(() => void stood.push(document.querySelector('p')?.textContent), []);
    return <p>…</p>;
  };
  renderIn('pt', <part.Part name="Helena" fallback={<Stands />} onMissing={jest.fn()} />);
  expect(stood).toEqual(['…']);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('a part that is likely to be wanted is there once the page has come to rest', async () => {
  load.mockResolvedValue(module);
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  const part = lazyPart(load);
  const Page = () => {
    part.usePreload();
    return null;
  };
  renderIn('pt', <Page />);
  await after(1999);
  expect(load).not.toHaveBeenCalled();
  await after(1000);
  expect(load).toHaveBeenCalledTimes(1);
  show(part);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test.each([
  ['does not say how fast it is', undefined, 0],
  ['is slow', { downlink: 1.6, effectiveType: '4g' }, 0],
  ['is fast', { downlink: 10, effectiveType: '4g' }, 1],
  ['is fast and data is to be saved', { downlink: 10, saveData: true }, 0],
])('a large part is not fetched ahead unless the connection is fast: one that %s', async (_, connection, times) => {
  load.mockResolvedValue(module);
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const part = lazyPart(load, { large: true });
  const Page = () => {
    part.usePreload();
    return null;
  };
  renderIn('pt', <Page />);
  await after(10_000);
  expect(load).toHaveBeenCalledTimes(times);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('a part that does not come at first is asked for again, after 350 and 700 ms', async () => {
  load.mockImplementationOnce(gone).mockImplementationOnce(gone).mockResolvedValueOnce(module);
  show(lazyPart(load));
  await after(349);
  expect(load).toHaveBeenCalledTimes(1);
  await after(1);
  expect(load).toHaveBeenCalledTimes(2);
  await after(700);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('a part that does not come at all says so and takes nothing else away; the next time it is asked for anew', async () => {
  load.mockImplementation(gone);
  const part = lazyPart(load);
  const onMissing = show(part);
  await after(1050);
  expect(load).toHaveBeenCalledTimes(3);
  expect(onMissing).toHaveBeenCalled();
  expect(trouble()).toBe('{"what":"part"}');

  cleanup();
  load.mockResolvedValue(module);
  show(part);
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('nothing is said of a part that the visitor did not ask for', async () => {
  load.mockImplementation(gone);
  const onMissing = show(lazyPart(load, { silent: true }));
  // at leisure, and after the second try
  await after(200 + 1050);
  expect(onMissing).toHaveBeenCalled();
  expect(trouble()).toBe('null');
});

test('a part that was fetched ahead in vain is fetched when it is wanted', async () => {
  load.mockImplementation(gone);
  const part = lazyPart(load);
  part.preload('pt');
  await after(1050);
  load.mockResolvedValue(module);
  show(part);
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

test('a part that nobody asked for waits for leisure; one that is on its way does not', async () => {
  load.mockResolvedValue(module);
  const part = lazyPart(load, { silent: true });
  show(part);
  await after(0);
  expect(load).not.toHaveBeenCalled();
  cleanup();

  part.preload('pt');
  show(part);
  await after(0);
  expect(screen.getByText('Olá, Helena')).toBeTruthy();
});

describe('a part that fails', () => {
  let broken = true;
  const Fragile = ({ name }: { name: string }) => {
    if (broken) throw new Error('Nothing can be drawn.');
    return <Greeting name={name} />;
  };
  const fragile = { default: Fragile, namespaces: [] };

  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.mocked(console.error).mockRestore());

  test('says so and takes nothing else away; the next time it is drawn anew', async () => {
    load.mockResolvedValue(fragile);
    const part = lazyPart(load);
    const onMissing = show(part);
    await after(0);
    expect(screen.getByText('…')).toBeTruthy();
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(trouble()).toBe('{"what":"part"}');

    cleanup();
    broken = false;
    show(part);
    await after(0);
    expect(screen.getByText('Olá, Helena')).toBeTruthy();
  });

  test('says nothing where nobody asked for it', async () => {
    load.mockResolvedValue(fragile);
    show(lazyPart(load, { silent: true }));
    await after(200);
    expect(screen.getByText('…')).toBeTruthy();
    expect(trouble()).toBe('null');
  });

  test('made before the tap, says so only when it is tapped', async () => {
    load.mockResolvedValue(fragile);
    const { OnTap, preload } = lazyPart(load);
    const onMissing = jest.fn();
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Trouble />
          <button type="button" onClick={() => setOpen(true)}>
            tap
          </button>
          <OnTap open={open} name="Helena" fallback={<p>…</p>} onMissing={onMissing} />
        </>
      );
    };
    renderIn('pt', <Page />);
    preload('pt');
    await after(0);
    expect(onMissing).not.toHaveBeenCalled();
    act(() => screen.getByText('tap').click());
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(trouble()).toBe('{"what":"part"}');
  });
});

describe('what opens on a tap', () => {
  const heard: string[] = [];
  function Counter({ name }: { name: string }) {
    const [count, setCount] = useState(0);
    useEffect(() => {
      heard.push(`${name} opens`);
      return () => void heard.push(`${name} closes`);
    }, [name]);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }
  const part = lazyPart(() => Promise.resolve({ default: Counter, namespaces: [] }));
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <a href="#x" onClick={() => setOpen(!open)}>
          tap
        </a>
        <part.OnTap open={open} name="Helena" fallback={<p>…</p>} onMissing={jest.fn()} />
      </>
    );
  }
  const counter = () => document.querySelector('button');
  const tap = () => act(() => screen.getByText('tap').click());

  test('is made unseen as soon as it is there, shown by the tap as it stands, and made anew once it has closed', async () => {
    renderIn('pt', <Page />);
    expect(counter()).toBeNull();
    part.preload('pt');
    await after(0);
    const first = counter();
    expect(first?.style.display).toBe('none');
    expect(heard).toEqual([]);

    tap();
    expect(counter()).toBe(first);
    expect(first?.style.display).toBe('');
    expect(heard).toEqual(['Helena opens']);
    act(() => first?.click());
    expect(first?.textContent).toBe('1');

    tap();
    expect(heard).toEqual(['Helena opens', 'Helena closes']);
    expect(counter()).not.toBe(first);
    expect(counter()?.textContent).toBe('0');
    expect(counter()?.style.display).toBe('none');
  });

  test('tapped before its script is there, it comes in the place of what waits', async () => {
    load.mockResolvedValue(module);
    const { OnTap } = lazyPart(load);
    renderIn('pt', <OnTap open name="Helena" fallback={<p>…</p>} onMissing={jest.fn()} />);
    expect(screen.getByText('…')).toBeTruthy();
    await after(0);
    expect(screen.getByText('Olá, Helena')).toBeTruthy();
  });
});
