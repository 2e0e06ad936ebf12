import { afterLoadIdle, wantsLessData } from '../../plugins/gatsby-plugin-first-paint';
import { workerPath } from '../domain/offline/keeping';
import type { Visit } from '../domain/offline/visit';
import { settings } from './settings';

/** Lets the service worker keep the page that is shown, and a few others (docs/offline.md), once the page is idle. @param visited path of the page */
export async function keepForOffline(visited: string): Promise<void> {
  if (!settings.offline || !('serviceWorker' in navigator)) return;
  await afterLoadIdle();
  try {
    const { serviceWorker } = navigator;
    // of a document that was loaded before the service worker was there
    const pictures = serviceWorker.controller ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register(workerPath);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ visited, pictures, ahead: !wantsLessData() } satisfies Visit);
  } catch {
    // barred, or its script did not come
  }
}
