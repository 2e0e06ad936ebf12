import { yieldToMain } from './idle';

/** Replaces Gatsby's own entry. Each step is a separate task: a single one would block a slow phone for more than 100 ms. */
async function start(): Promise<void> {
  if (window.earlyPage?.begin() === false) return;
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../gatsby-browser');
  await import(/* webpackMode: "eager" */ 'first-paint-site');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'first-paint-gatsby');
}

void start();
