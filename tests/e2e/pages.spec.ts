import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { axeFindings, shownFactsOf, sidewaysOverflow } from '../support/checks/accessibility';
import { comfortId } from '../../src/domain/pages/sectionIds';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { comfortSwitch } from '../support/pages/comfort';
import { factsOf, hydrated, picturesOf, scrollThrough } from '../support/pages/inBrowser';
import { smallTargets, smallText } from '../support/checks/legibility';
import { rawTexts } from '../support/checks/untranslatedKeys';
import { full, inFull, sampleRoutes, visits, type Visit } from '../support/sampling';
import { routes } from '../support/content/routes';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, noon, test } from '../support/test';

// Checks of pages in a browser; the sample is in tests/support/sampling.ts.

/** Widths around each breakpoint, by the nearest screen width; in the sample each page is tried at those next to its own. */
const around: Readonly<Record<Visit['viewport']['width'], readonly number[]>> = { 390: [320], 768: [768, 900, 901], 1440: [1024, 1440, 1920] };
const widthsAround = ({ width }: Visit['viewport']) => inFull(Object.values(around).flat(), ...around[width]);
/** The browser's default font size, in pixels. */
const usualText = 16;

// Tracing every page would take longer than axe.
test.use({ trace: 'off' });

/** Collects all errors in the browser. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && faults.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on('request', (request) => /^https?:/.test(request.url()) && new URL(request.url()).origin !== siteUrl && faults.push(`another host: ${request.url()}`));
  return faults;
}

async function expectNothingSideways(page: Page, widths: readonly number[], how: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflow(page), `sideways at ${width} px, ${how}`).toEqual([]);
  }
}

/** Sets the font size in the browser's settings. */
async function setText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
}

for (const { route, language, viewport } of visits) {
  const address = localizedPath(route, language);

  test(`${address}, ${viewport.width} px wide: complete, legible, passes axe, does not scroll sideways, requests no other origin`, async ({
    page,
    context,
  }) => {
    const faults = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(noon);
    await page.setViewportSize(viewport);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname, 'no redirect').toBe(address);
    await hydrated(page);
    await scrollThrough(page);
    const picturesThatAre = async (state: 'coming' | 'broken') => (await picturesOf(page)).filter((one) => one.state === state).map((one) => one.address);
    await expect.poll(() => picturesThatAre('coming'), { message: 'pictures that never came', timeout: 15_000, intervals: [50, 100, 250] }).toEqual([]);
    expect.soft(await picturesThatAre('broken'), 'broken pictures').toEqual([]);
    expect.soft(rawTexts((await factsOf(page)).texts), 'texts meant for the program').toEqual([]);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);

    await expectNothingSideways(page, widthsAround(viewport), 'as it is');
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await smallText(page), 'words set in less than 18 px').toEqual([]);
    expect.soft(await smallTargets(page), 'small targets').toEqual([]);
    await setText(page, 2 * usualText);
    await expectNothingSideways(page, inFull([640, 1280], viewport.width < 1000 ? 640 : 1280), 'with text twice as large');
    await setText(page, usualText);

    await comfortSwitch(page.getByRole('contentinfo'), language).click();
    await expectNothingSideways(page, widthsAround(viewport), 'in comfort mode');
    // comfort mode affects all pages alike: in the sample only the Portuguese ones are checked
    if (viewport.width === 390 && (full || language === 'pt')) {
      await page.setViewportSize(viewport);
      expect.soft(await axeFindings(page), 'axe, in comfort mode').toEqual([]);
    }
    expect.soft(faults, 'what went wrong in the browser').toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const leadsOn = [bookingEngineUrl, `${siteUrl}/contato`, 'https://wa.me/', 'tel:', 'mailto:'];

  test('pages show everything and their links work', async ({ page }) => {
    test.slow();
    for (const route of inFull(routes, ...sampleRoutes)) {
      await page.goto(route);
      const facts = await shownFactsOf(page);
      expect.soft(facts.headings, `${route}: one h1 with words`).toEqual([expect.stringMatching(/\S/)]);
      // the comfort switch needs script; on phones each event space has its own part of the table
      expect
        .soft(
          facts.emptySections.filter((id) => id !== comfortId && id !== 'tabela'),
          `${route}: empty sections`,
        )
        .toEqual([]);
      expect.soft(facts.picturesWithoutAddress, `${route}: pictures without address`).toEqual([]);
      expect
        .soft(
          facts.links.filter((href) => leadsOn.some((start) => href.startsWith(start))),
          `${route}: links to book or to ask`,
        )
        .not.toEqual([]);
    }
  });
});
