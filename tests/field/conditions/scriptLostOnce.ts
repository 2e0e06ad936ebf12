import type { Condition } from '../condition';
import { scriptNamed, startingScripts } from '../../support/checks/startingScripts';

/** A phone in a lift: the first request for each of the scripts that start the page fails. */
export const scriptLostOnce: Condition = {
  visitor: 'a visitor whose scripts fail once',
  sample: 'spaForm',
  begin: async (page) => {
    const lost = new Set<string>();
    await page.route(scriptNamed(startingScripts), (route) => {
      const { pathname } = new URL(route.request().url());
      if (lost.has(pathname)) return route.fallback();
      lost.add(pathname);
      return route.abort('connectionreset');
    });
    return undefined;
  },
};
