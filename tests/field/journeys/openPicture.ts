import { expect } from '@playwright/test';
import { firstAlbum } from '../../support/pages/gallery';
import { say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language, expectOfflineNotice, type Visitor } from '../visitor';

const [first = '', second = ''] = firstAlbum();
const link = ({ page }: Visitor) => page.locator(`#foto-${first} a, a[href="#foto-${first}"]`).first();
const lightbox = ({ page }: Visitor) => page.getByRole('dialog', { name: say(language, 'lightbox', 'label') });

async function comes(visitor: Visitor, picture: string): Promise<void> {
  await expect.poll(() => new URL(visitor.page.url()).hash).toBe(`#foto-${picture}`);
  const images = lightbox(visitor).getByRole('img');
  await expect.poll(() => images.evaluateAll((all) => all.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))).toBe(true);
}

export const openPicture: Journey = {
  title: 'opens a picture of the gallery',
  begin: async (visitor) => {
    await visitor.open('/galeria');
    await visitor.sees(link(visitor));
  },
  end: async (visitor) => {
    const { page, sees } = visitor;
    await link(visitor).click();
    await sees(lightbox(visitor));
    await comes(visitor, first);
    await page.keyboard.press('ArrowRight');
    await comes(visitor, second);
    await page.keyboard.press('Escape');
    await expect(lightbox(visitor)).toBeHidden();
  },
  notified: async (visitor) => {
    const { page } = visitor;
    await link(visitor).click();
    await expectOfflineNotice(page, 'component');
    await expect(lightbox(visitor)).toBeHidden();
  },
  withoutScript: async (visitor) => {
    const { page, open } = visitor;
    await open('/galeria');
    const picture = page.locator(`#foto-${first}`);
    await link(visitor).click();
    await expect(page).toHaveURL(new RegExp(`#foto-${first}$`));
    await expect(picture).toBeInViewport();
    await expect.poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  },
};
