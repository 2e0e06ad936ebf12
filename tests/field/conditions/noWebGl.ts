import { expect } from '@playwright/test';
import { panoramaOn, points } from '../../support/pages/panorama';
import { say } from '../../support/content/words';
import type { Condition } from '../condition';
import { language } from '../visitor';

/** A device without WebGL: an old phone, a remote desktop, a hardened browser. */
export const noWebGl: Condition = {
  visitor: 'a visitor without WebGL',
  journeys: ['lookAtRoom'],
  endings: {
    // the flat picture, with the same words
    lookAtRoom: async ({ page, sees, seesChange }) => {
      const { enter, dialog, line, point } = panoramaOn(page, language);
      await enter.click();
      await expect(line).toHaveText(say(language, 'panorama', 'flat'));
      await seesChange(point(0), () => point(0).click());
      await sees(dialog.getByText(points[0]?.text[language] ?? ''));
    },
  },
  begin: async (page) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    return undefined;
  },
};
