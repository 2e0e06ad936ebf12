/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { lazyNearViewport } from './lazyNearViewport';

const Greeting = ({ name }: { name: string }) => <p>{`Olá, ${name}`}</p>;
const load = jest.fn(() => Promise.resolve({ default: Greeting, namespaces: [] }));

let observer: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  load.mockClear();
  observer = mockIntersectionObserver('far');
});

test('is not loaded until it is within one screen of the viewport; the fallback stays until it is loaded', async () => {
  const Near = lazyNearViewport(load);
  renderIn('pt', <Near name="Helena" fallback={<p>Boas-vindas</p>} />);
  expect(observer.margin).toBe('100% 0px');
  observer.report(false);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Boas-vindas')).toBeTruthy();

  observer.report(true);
  expect(screen.getByText('Boas-vindas')).toBeTruthy();
  expect(await screen.findByText('Olá, Helena')).toBeTruthy();
  expect(screen.queryByText('Boas-vindas')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is loaded even if it was near for a moment only', async () => {
  const Near = lazyNearViewport(load);
  renderIn('pt', <Near name="Helena" fallback={<p>Boas-vindas</p>} />);
  observer.report(true);
  observer.report(false);
  expect(await screen.findByText('Olá, Helena')).toBeTruthy();
});

test('does not take the place of a link that has the focus', async () => {
  const Near = lazyNearViewport(load);
  renderIn(
    'pt',
    <>
      <Near name="Helena" fallback={<a href="/resort">Boas-vindas</a>} />
      <a href="/">Início</a>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Boas-vindas' });
  link.focus();
  observer.report(true);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.activeElement).toBe(link);

  act(() => screen.getByRole('link', { name: 'Início' }).focus());
  expect(await screen.findByText('Olá, Helena')).toBeTruthy();
});
