import type { Locator, Page, Request } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { panoramaOn, pathOfView, pictureOfView, roomWithView } from '../support/pages/panorama';
import { inLanguages } from '../support/sampling';
import { scriptWith } from '../support/servers/scripts';
import { expect, test } from '../support/test';

// The 360° view. Playwright's Chromium renders WebGL in software (SwiftShader), so the real viewer is tested, in a small window. Without script: tests/field.

test.skip(!roomWithView, 'no room has one');
test.use({ viewport: { width: 800, height: 600 } });

/** Maximum bytes of the small picture. */
const mostFirstLook = 200 * 1024;

async function open(page: Page, language: Language = 'pt') {
  await openPage(page, localizedPath(pathOfView, language));
  return panoramaOn(page, language);
}

/** Positions of the labels in the picture, which move as the view turns. */
const placesIn = (view: Locator) =>
  view
    .locator('button[aria-hidden]')
    .evaluateAll((labels) => JSON.stringify(labels.map((label) => [label.checkVisibility({ visibilityProperty: true }), label.getBoundingClientRect()])));

/** Repeats an action until the view turns: input is lost while the large picture replaces the small one. */
async function turns(view: Locator, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const before = await placesIn(view);
    await act();
    await expect.poll(() => placesIn(view), { timeout: 2_000 }).not.toBe(before);
  }).toPass();
}

for (const language of inLanguages('pt'))
  test(`a guest opens and closes the 360° view by keyboard; nothing of it is loaded before, in ${language}`, async ({ page }) => {
    // not their sizes: that question can outlive the page
    const fetched: Request[] = [];
    page.on('requestfinished', (request) => {
      fetched.push(request);
    });
    const viewer = scriptWith('pnlm-');
    const ofView = () => fetched.filter((request) => viewer.test(request.url()) || request.url().includes(pictureOfView));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { enter, view, line } = await open(page, language);
    await tabTo(page, enter);
    expect(ofView(), 'nothing of it comes before it is asked for').toEqual([]);

    await page.keyboard.press('Enter');
    await expect(view).toBeFocused();
    await expect(line).toHaveText(say(language, 'panorama', 'hint'));
    expect(await axeFindings(page)).toEqual([]);
    const [firstLook] = ofView().filter((request) => request.url().includes(pictureOfView));
    expect((await firstLook?.sizes())?.responseBodySize).toBeLessThanOrEqual(mostFirstLook);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enter).toBeFocused();
  });

test('arrow keys and buttons turn the view; a point turns it there and shows its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { enter, view, button, point, text } = await open(page);
  await enter.click();
  await expect(view).toBeFocused();
  await turns(view, () => page.keyboard.press('ArrowLeft', { delay: 300 }));
  await tabTo(page, button('right'));
  await turns(view, () => page.keyboard.press('Enter'));
  await tabTo(page, point(1));
  await turns(view, () => page.keyboard.press('Enter'));
  await expect(point(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(text(1)).toBeVisible();
});

test('it fits the narrowest phone, where a swipe turns it and a label in the picture shows its text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { enter, view, point, label, text } = await open(page);
  await enter.click();
  await expect(view).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await turns(view, async () => {
    await view.hover();
    await page.mouse.down();
    await page.mouse.move(40, 200, { steps: 4 });
    await page.mouse.up();
  });
  await point(0).click();
  await label(0).click();
  await expect(text(0)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // held sideways, what the finger cannot scroll by the picture is beside it
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(point(0)).toBeInViewport({ ratio: 1 });
});

test('if the browser takes WebGL away, the flat picture and words come, and a button opens the view again', async ({ page }) => {
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { enter, view, flat, line, button } = await open(page);
  await enter.click();
  await expect(line).toHaveText(say('pt', 'panorama', 'hint'));
  await view.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl') ?? canvas.getContext('experimental-webgl');
    (context as WebGLRenderingContext | null)?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(line).toHaveText(say('pt', 'panorama', 'lost'));
  await expect(flat).toBeVisible();
  await expect(view).toHaveCount(0);
  await expect(button('reopen')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await turns(view, () => page.keyboard.press('ArrowLeft', { delay: 300 }));
  expect(errors).toEqual([]);
});
