import type { Condition } from '../condition';
import { legible } from '../legible';

/** A browser that darkens light pages by itself, as Samsung Internet and Chrome for Android do. */
export const autoDark: Condition = {
  visitor: 'a visitor whose browser darkens pages',
  sample: 'changeLanguage',
  begin: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    return { sees: legible };
  },
};
