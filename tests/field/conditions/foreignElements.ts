import { hydrated } from '../../support/pages/inBrowser';
import { holdScripts } from '../../support/checks/startingScripts';
import type { Condition } from '../condition';

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
export const foreignElements: Condition = {
  visitor: 'a visitor whose password manager changes the page before hydration',
  sample: 'eventForm',
  begin: async (page) => {
    const release = await holdScripts(page);
    return {
      arrive: async (early) => {
        await early();
        await page.evaluate(addForeignElements);
        await release();
        await hydrated(page);
      },
    };
  },
};
