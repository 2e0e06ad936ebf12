import { expect } from '@playwright/test';
import { nothingAnnounced } from '../../support/pages/nothingAnnounced';
import { say } from '../../support/content/words';
import type { Condition } from '../condition';
import { keepRoom, seeTrip } from '../journeys/keepTrip';
import { language } from '../visitor';

/** A browser that bars a site's storage, by a setting or in a private window. */
export const noStorage: Condition = {
  visitor: 'a visitor whose browser bars storage',
  sample: 'keepTrip',
  endings: {
    // told so, and the trip lasts as long as the page is open
    keepTrip: async (visitor) => {
      await keepRoom(visitor);
      await expect(
        visitor.page
          .getByRole('status')
          .filter({ hasText: say(language, 'common', 'trip.notStored') })
          .first(),
      ).toBeVisible();
      await seeTrip(visitor);
    },
  },
  begin: async (page) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await nothingAnnounced(page);
    return undefined;
  },
};
