import path from 'node:path';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { tripParameters } from '../../src/domain/trip/trip';
import { tripPath } from '../../src/domain/pages/addresses';
import type { Language } from '../../src/site';
import { axeFindings } from '../support/checks/accessibility';
import { tabTo } from '../support/pages/keyboard';
import { openPage } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { pagesOfPdf } from '../support/checks/pdf';
import { inFull } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';
import { otherRoom, pathOfOtherRoom, pathOfRoom, room, said } from '../support/content/hotel';
import { albums } from '../support/pages/gallery';

/** A picture of the gallery. */
const [shared] = albums[0]?.pictures ?? [];
const captionOf = (language: Language): string => said(shared?.caption ?? shared?.alt, language);
const namesIn = (language: Language) => [room, otherRoom].map(({ name }) => said(name, language));

/** Opens a page and waits for hydration. */
async function open(page: Page, address: string, language: Language): Promise<void> {
  await openPage(page, localizedPath(address, language));
}

const headingOf = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 3, name, exact: true });

for (const language of inFull(['pt', 'fr'] as const, 'fr'))
  test(`two rooms, and from a link a picture, are saved, shown, shared and sent by keyboard alone, in ${language}`, async ({ page, context, browser }) => {
    test.slow(); // two guests, three pages each
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }));
    const keep = say(language, 'common', 'trip.keep');
    const rooms = namesIn(language);
    const picture = captionOf(language);

    for (const [index, path] of [pathOfRoom, pathOfOtherRoom].entries()) {
      await open(page, path, language);
      const button = page.getByRole('button', { name: `${keep} ${rooms[index] ?? ''}`, exact: true });
      await tabTo(page, button);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Space');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }

    await open(page, `${tripPath}?${tripParameters.pictures}=${path.parse(shared?.file ?? '').name}`, language);
    await tabTo(page, page.getByRole('button', { name: say(language, 'trip', 'shared.keep') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizedPath(tripPath, language));
    for (const name of [...rooms, picture]) await expect(headingOf(page, name)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

    const message = page.getByRole('textbox', { name: say(language, 'trip', 'send.label') });
    await tabTo(page, message);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Até breve, Zoë');
    await expect(message).toHaveValue(/Até breve, Zoë$/);
    await tabTo(page, page.getByRole('link', { name: say(language, 'trip', 'send.whatsapp') }));
    const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await chat.waitForURL('https://wa.me/**');
    const text = new URL(chat.url()).searchParams.get('text') ?? '';
    for (const part of [...rooms, picture, 'Até breve, Zoë']) expect(text).toContain(part);
    if (language === 'pt') expect(text).not.toContain('Para a recepção');
    else expect(text).toContain(`Quartos: ${namesIn('pt').join(', ')}. Fotos de que gostei: ${captionOf('pt')}.`);
    await chat.close();

    await tabTo(page, page.getByRole('button', { name: say(language, 'trip', 'send.copy') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say(language, 'trip', 'send.copied'))).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await (await browser.newContext()).newPage();
    await nothingAnnounced(other);
    await openPage(other, address);
    for (const name of [...rooms, picture]) await expect(headingOf(other, name)).toBeVisible();
    await tabTo(other, other.getByRole('button', { name: say(language, 'trip', 'shared.keep') }));
    await other.keyboard.press('Enter');
    await expect(other.getByText(say(language, 'trip', 'shared.kept'))).toBeFocused();
    await open(other, tripPath, language);
    for (const name of [...rooms, picture]) await expect(headingOf(other, name)).toBeVisible();
    await other.context().close();
  });
