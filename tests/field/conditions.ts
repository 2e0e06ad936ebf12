import { expect } from '@playwright/test';
import { say } from '../support/content/messages';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { hold, scriptNamed, startingScripts } from '../support/servers/scripts';
import type { Condition } from './condition';
import { translated } from './conditions/translated';
import { twoDaysLater } from './conditions/twoDaysLater';
import { keepRoom, seeTrip } from './journeys/keepTrip';
import { legible } from './legible';
import { language } from './visitor';

const noScript: Condition = {
  visitor: 'a visitor who has switched scripts off',
  sample: 'findOffer',
  use: { javaScriptEnabled: false },
  endings: 'without script',
  begin: () => Promise.resolve({ arrive: (early) => early() }),
};

/** One of Gatsby's own scripts is blocked or gone: the page must be plainly a page without script, not one that swallows input. */
const scriptLost: Condition = {
  visitor: 'a visitor whose script never comes',
  sample: 'book',
  endings: 'without script',
  begin: async (page) => {
    await page.route(scriptNamed(['app']), (route) => route.abort('connectionreset'));
    return { arrive: (early) => early() };
  },
};

/** Runs in the page: icons beside fields, and a bar in front of the page. */
function addForeignElements(): void {
  for (const field of document.querySelectorAll('input:is([type="email"], [name="email"], [name="name"], [name="CheckIn"])')) {
    const icon = document.createElement('div');
    icon.dataset.lastpassIconRoot = '';
    field.after(icon);
  }
  document.getElementById('___gatsby')?.prepend(document.createElement('div'));
}

/** A password manager puts its icons beside fields, and security software a bar in front of the page, between what the visitor does first and hydration. */
const foreignElements: Condition = {
  visitor: 'a visitor whose password manager changes the page before hydration',
  sample: 'eventForm',
  begin: async (page) => {
    const release = await hold(page, scriptNamed(startingScripts));
    return {
      arrive: async (early) => {
        await early();
        await page.evaluate(addForeignElements);
        release();
        await hydrated(page);
      },
    };
  },
};

/** A high-contrast theme of Windows: colours are the system's, and only borders, outlines, glyphs and system colours tell states apart. */
const forcedColours: Condition = {
  visitor: 'a visitor with forced colours',
  sample: 'book',
  use: { contextOptions: { forcedColors: 'active' } },
  begin: () => Promise.resolve({ sees: legible }),
};

/** A browser that bars a site's storage, by a setting or in a private window. */
const noStorage: Condition = {
  visitor: 'a visitor whose browser bars storage',
  sample: 'keepTrip',
  endings: {
    // told so, and the trip lasts as long as the page is open
    keepTrip: async (visitor) => {
      await keepRoom(visitor);
      const told = visitor.page.getByRole('status').filter({ hasText: say(language, 'common', 'trip.notStored') });
      await expect(told.first()).toBeVisible();
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

/** A phone that loses its signal in the middle of a journey, and finds it again. It saves data, so that nothing has been fetched ahead. */
const offlineMidway: Condition = {
  visitor: 'a visitor who goes offline in the middle',
  sample: 'openPicture',
  endings: 'notified',
  begin: async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    return { midway: () => page.context().setOffline(true), relieve: () => page.context().setOffline(false) };
  },
};

/** Every condition, as in the table of docs/field.md. */
export const conditions: readonly Condition[] = [noScript, scriptLost, foreignElements, translated, forcedColours, noStorage, offlineMidway, twoDaysLater];
