import type { Condition } from '../condition';
import { scriptNamed } from '../../support/checks/startingScripts';

/** One of Gatsby's own scripts is blocked or gone: the page must be plainly a page without script, not one that swallows input. */
export const scriptLost: Condition = {
  visitor: 'a visitor whose script never comes',
  sample: 'book',
  endings: 'without script',
  begin: async (page) => {
    await page.route(scriptNamed(['app']), (route) => route.abort('connectionreset'));
    return { arrive: (early) => early() };
  },
};
