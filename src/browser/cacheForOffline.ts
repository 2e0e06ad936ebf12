import { afterLoadIdle, wantsLessData } from '../../plugins/gatsby-plugin-first-paint';
import { workerPath } from '../domain/offline/cachePolicy';
import type { Visit } from '../domain/offline/visit';
import { settings } from './settings';

/** Lets the service worker store the shown page and some others (docs/offline.md) once the page is idle. @param visited path of the page */
export async function cacheForOffline(visited: string): Promise<void> {
  if (!settings.offline || !('serviceWorker' in navigator)) return;
  await afterLoadIdle();
  try {
    const { serviceWorker } = navigator;
    // of a document that was loaded before the service worker was active
    const pictures = serviceWorker.controller ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register(workerPath);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ visited, pictures, ahead: !wantsLessData() } satisfies Visit);
  } catch {
    // blocked, or its script did not load
  }
}
