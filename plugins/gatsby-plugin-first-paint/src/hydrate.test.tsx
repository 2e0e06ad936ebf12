/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { act, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import * as browser from '../gatsby-browser';
import { hydrate, HydratedContext, wrapRootElement } from './hydrate';

const View = () => <p>{useContext(HydratedContext) ? 'browser' : 'server'}</p>;

test('components render the server’s value until React has hydrated; then queued events are replayed', async () => {
  Object.assign(globalThis, { MessageChannel, IS_REACT_ACT_ENVIRONMENT: true });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = `<div id="___gatsby">${renderToString(wrapRootElement({ element: <View /> }))}</div>`;
  const root = document.getElementById('___gatsby');
  expect(root?.textContent).toBe('server');
  const replay = jest.fn(() => {
    expect(root?.textContent).toBe('browser');
  });
  window.earlyPage = { begin: () => true, fail: jest.fn(), loadScripts: () => Promise.resolve(), end: () => replay };
  await act(async () => {
    hydrate(<View />, root);
    await Promise.resolve();
  });
  await waitFor(() => expect(root?.hasAttribute('data-hydrated')).toBe(true));
  expect(replay).toHaveBeenCalledTimes(1);
});

// Gatsby wraps the root of a page's Head too (cache-dir/head/head-export-handler-for-browser.js): queued taps would be dispatched before the page is ready
test('nothing wraps other roots in the browser', () => {
  expect(browser).not.toHaveProperty('wrapRootElement');
});
