/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { useContext } from 'react';
import { hydrate, HydratedContext, wrapRootElement } from './hydrate';

const View = () => <p>{useContext(HydratedContext) ? 'browser' : 'server'}</p>;

test.each([true, false])(
  'components render the server’s value until React has hydrated; then queued events are replayed (in a transition: %s)',
  async (inTransition) => {
    Object.assign(globalThis, { TextEncoder, MessageChannel, IS_REACT_ACT_ENVIRONMENT: true });
    const { renderToString } = await import('react-dom/server');
    const element = wrapRootElement({ element: <View /> });
    document.body.innerHTML = `<div id="___gatsby">${renderToString(element)}</div>`;
    const root = document.getElementById('___gatsby');
    expect(root?.textContent).toBe('server');
    const replay = jest.fn(() => {
      expect(root?.textContent).toBe('browser');
    });
    window.earlyEvents = { stop: jest.fn(), replay };
    await act(async () => {
      hydrate(element, root, inTransition);
      await Promise.resolve();
    });
    expect(replay).toHaveBeenCalledTimes(1);
    expect(root?.hasAttribute('data-hydrated')).toBe(true);
  },
);

test('a page without root element throws', () => {
  expect(() => hydrate(null, null, true)).toThrow('The page has no root element.');
});
