import { yieldToMain } from './yieldToMain';

/**
 * The entry of the bundle in place of Gatsby's own (`entryOfBundle`): React, then the plugins and the site, then Gatsby, each in a task of its own.
 * Evaluated in one task, they keep a cheap phone from answering for more than a tenth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../gatsby-browser');
  await import(/* webpackMode: "eager" */ '../../../gatsby-browser');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../../../.cache/production-app');
}

void start();
