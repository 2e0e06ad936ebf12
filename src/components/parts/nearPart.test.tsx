/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/inLanguage';
import { nearPart } from './nearPart';

const Greeting = ({ name }: { name: string }) => <p>{`Olá, ${name}`}</p>;
const load = jest.fn(() => Promise.resolve({ default: Greeting, namespaces: [] }));

/** What the browser would say of the one place that is watched. */
let told: (isIntersecting: boolean) => void;
const watched = jest.fn();

beforeEach(() => {
  load.mockClear();
  watched.mockClear();
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watched(options?.rootMargin);
      told = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

test('a part is not asked for until the visitor is within a screen of it; what stands for it stays until it is there', async () => {
  const Near = nearPart(load);
  renderIn('pt', <Near name="Helena" fallback={<p>Boas-vindas</p>} />);
  expect(watched).toHaveBeenCalledWith('100% 0px');
  act(() => told(false));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Boas-vindas')).toBeTruthy();

  act(() => told(true));
  expect(screen.getByText('Boas-vindas')).toBeTruthy();
  expect(await screen.findByText('Olá, Helena')).toBeTruthy();
  expect(screen.queryByText('Boas-vindas')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose place was near for a moment only is asked for as well', async () => {
  const Near = nearPart(load);
  renderIn('pt', <Near name="Helena" fallback={<p>Boas-vindas</p>} />);
  act(() => {
    told(true);
    told(false);
  });
  expect(await screen.findByText('Olá, Helena')).toBeTruthy();
});
