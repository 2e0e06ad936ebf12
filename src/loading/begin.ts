import { hideFailingSessionStorage } from '../browser/storage';
import { keepHashReadable } from './keepHashReadable';
import { turn } from './turn';

/**
 * Where the bundle begins, instead of at Gatsby's own entry (`configureBundle`): React, then this site's modules, then Gatsby. Evaluated in one
 * go, they would keep a cheap phone from answering for a tenth of a second.
 */
async function begin(): Promise<void> {
  keepHashReadable();
  hideFailingSessionStorage();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  await import(/* webpackMode: "eager" */ '../../gatsby-browser');
  await turn();
  await import(/* webpackMode: "eager" */ '../../.cache/production-app');
}

void begin();
