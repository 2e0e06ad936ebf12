import { expect } from '@playwright/test';
import { panoramaOn } from '../../support/pages/panorama';
import { say } from '../../support/content/words';
import type { Condition } from '../condition';
import { language } from '../visitor';

/** A phone whose browser takes WebGL away from a page that it has left in the background. */
export const lostWebGl: Condition = {
  visitor: 'a visitor whose browser takes WebGL away',
  sample: 'lookAtRoom',
  journeys: ['lookAtRoom'],
  endings: {
    // the flat picture, with words, and a way to open the view again
    lookAtRoom: async ({ page, sees }) => {
      const { enter, dialog, view, line } = panoramaOn(page, language);
      await enter.click();
      await expect(line).toHaveText(say(language, 'panorama', 'hint'));
      await view.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('webgl') ?? canvas.getContext('experimental-webgl');
        (context as WebGLRenderingContext | null)?.getExtension('WEBGL_lose_context')?.loseContext();
      });
      await expect(line).toHaveText(say(language, 'panorama', 'lost'));
      const again = dialog.getByRole('button', { name: say(language, 'panorama', 'reopen') });
      await sees(again);
      await again.click();
      await expect(view).toBeVisible();
    },
  },
};
