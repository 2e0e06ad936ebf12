import { expect } from '@playwright/test';
import { mapOn } from '../../support/pages/map';
import { say } from '../../support/content/words';
import type { Condition } from '../condition';
import { keepRoom, seeTrip } from '../journeys/keepTrip';
import { lookAtRoom } from '../journeys/lookAtRoom';
import { useMap } from '../journeys/useMap';
import { language } from '../visitor';

/** The browser inside another app: `print` and the download of a file made by script do nothing, and report nothing. */
export const silentTools: Condition = {
  visitor: 'a visitor in the browser of another app',
  sample: 'useMap',
  journeys: ['lookAtRoom', 'useMap', 'keepTrip'],
  endings: {
    useMap: async (visitor) => {
      const { page, sees } = visitor;
      await mapOn(page, language).button('print').click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await sees(page.getByRole('banner'));
      await useMap.end(visitor);
    },
    // what to do with the file, and its words to copy
    lookAtRoom: async (visitor) => {
      const { page, sees } = visitor;
      await page.getByRole('button', { name: say(language, 'rooms', 'stay.agenda.add') }).click();
      await sees(page.getByRole('status').filter({ hasText: say(language, 'agenda', 'next') }));
      await expect(page.getByRole('textbox', { name: say(language, 'agenda', 'copy') })).not.toHaveValue('');
      await lookAtRoom.end(visitor);
    },
    keepTrip: async (visitor) => {
      await keepRoom(visitor);
      await seeTrip(visitor);
      await visitor.page.getByRole('button', { name: say(language, 'trip', 'send.print') }).click();
      await visitor.sees(visitor.page.getByRole('banner'));
    },
  },
  begin: async (page) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
      HTMLAnchorElement.prototype.click = function clickUnlessBlob(this: HTMLAnchorElement) {
        if (!this.href.startsWith('blob:')) HTMLElement.prototype.click.call(this);
      };
    });
    return undefined;
  },
};
