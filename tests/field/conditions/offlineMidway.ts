import type { Condition } from '../condition';

/** A phone that loses its signal in the middle of a journey, and finds it again. It saves data, so that nothing has been fetched ahead. */
export const offlineMidway: Condition = {
  visitor: 'a visitor who goes offline in the middle',
  sample: 'openPicture',
  endings: 'notified',
  begin: async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    return {
      midway: () => page.context().setOffline(true),
      relieve: () => page.context().setOffline(false),
    };
  },
};
