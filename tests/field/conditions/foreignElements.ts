import { changedBeforeHydration } from '../changedBeforeHydration';
import type { Condition } from '../condition';

/** A password manager puts its icons beside fields, and security software a bar in front of the page, before React is there. */
export const foreignElements: Condition = {
  visitor: 'a visitor whose password manager changes the page before hydration',
  sample: 'eventForm',
  begin: (page) =>
    changedBeforeHydration(page, () =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('input:is([type="email"], [name="email"], [name="name"], [name="CheckIn"])')) {
          const icon = document.createElement('div');
          icon.dataset.lastpassIconRoot = '';
          field.after(icon);
        }
        document.getElementById('___gatsby')?.prepend(document.createElement('div'));
      }),
    ),
};
