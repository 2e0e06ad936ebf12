import { yieldToMain } from './idle';

/**
 * The entry of the bundle, in place of Gatsby's own (gatsby-node.ts). Evaluates React, then this plugin's and the site's gatsby-browser, then Gatsby, each in a
 * task of its own: in a single task they would block a slow phone for more than 100 ms.
 */
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
