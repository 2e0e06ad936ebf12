import type { Page } from '@playwright/test';
import { expect } from '../../support/test';
import { axeFindings } from '../../support/checks/accessibility';
import { consentBar, stopClock, visit } from '../../support/pages/consent';
import { formsServiceOf } from '../../support/servers/formsService';
import { formMessages } from '../../support/pages/guestForm';
import type { Manner } from '../../support/pages/thirdParties';
import { accepted, scriptOf, test, thirdPartyOrigins, tracesOf } from '../../support/servers/variant';

const answered = accepted;
// Each rule of loading, waiting and messages: src/components/thirdParties.
const { marketing: formScript } = scriptOf;
const sixSeconds = 6000;
const threeSeconds = 3000;

/** The sign-up block, with the site's own form and that of the marketing service. */
function signUp(page: Page) {
  const block = page.locator('section', { has: page.locator('#suas-informacoes') });
  return {
    block,
    siteForm: block.getByRole('form'),
    ownName: block.getByRole('textbox', { name: 'Nome' }),
    container: page.locator('#ss-form-container'),
    theirs: page.frameLocator('#ss-form-container iframe').getByRole('textbox', { name: 'Name' }),
    near: () => block.scrollIntoViewIfNeeded(),
    height: () => block.evaluate((element) => element.getBoundingClientRect().height),
  };
}

const formScripts = async (page: Page) => (await tracesOf(page)).scripts.filter((src) => src === formScript);

test('after consent, the form of the marketing service replaces the site’s own once it is near, without layout shift', async ({
  page,
  answersOf,
  outsideRequests,
}) => {
  await answersOf('well');
  await visit(page, '/');
  const { siteForm, theirs, container, height, near } = signUp(page);
  await expect(siteForm).toBeVisible();
  const before = await height();
  const { come, accept } = consentBar(page, 'pt');
  await come();
  await accept.click();
  await near();
  await expect(theirs).toBeVisible();
  await expect(siteForm).toBeHidden();
  await expect(container.locator('iframe')).toHaveAttribute('width', '100%');
  await expect(container.locator('iframe')).toHaveAttribute('title', 'Suas informações');
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => window.ss_form)).toMatchObject({
    account: 'account',
    formID: 'form',
    domain: thirdPartyOrigins.marketing,
    width: '100%',
    target_id: 'ss-form-container',
  });
  expect(outsideRequests.filter((address) => address === formScript)).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('leaving the home page removes script and global state; coming back loads the form again', async ({ page, answersOf }) => {
  await answersOf('well');
  await visit(page, '/', { answered });
  const { theirs, near } = signUp(page);
  await near();
  await expect(theirs).toBeVisible();
  await page.locator('a[href="/gastronomia"]').filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/gastronomia');
  await expect.poll(() => formScripts(page)).toEqual([]);
  expect((await tracesOf(page)).globals).not.toContain('ss_form');
  expect((await tracesOf(page)).frames).toBe(0);
  await page.goBack();
  await signUp(page).near();
  await expect(signUp(page).theirs).toBeVisible();
  expect(await formScripts(page)).toHaveLength(1);
});

test.describe('until it loads, the site’s own form is shown', () => {
  test.beforeEach(async ({ page, answersOf, thirdParties }) => {
    await answersOf('held');
    await visit(page, '/', { answered });
    await stopClock(page);
    await signUp(page).near();
    await thirdParties.held('/client/form.js');
  });

  test('and stays after six seconds, whatever loads then', async ({ page, thirdParties }) => {
    const { siteForm, container } = signUp(page);
    await page.clock.runFor(sixSeconds);
    expect(await formScripts(page)).toEqual([]);
    await thirdParties.release();
    await page.clock.runFor(sixSeconds);
    await expect(siteForm).toBeVisible();
    await expect(container).toBeEmpty();
    expect((await tracesOf(page)).globals).not.toContain('ss_form');
  });

  test('and stays once the guest has started to fill it in', async ({ page, thirdParties }) => {
    const { ownName, container } = signUp(page);
    await ownName.fill('Helena');
    await thirdParties.release();
    await expect.poll(() => formScripts(page)).toEqual([]);
    await expect(container).toBeEmpty();
    await expect(ownName).toHaveValue('Helena');
    await expect(ownName).toBeFocused();
  });
});

const failures: Readonly<Partial<Record<Manner, string>>> = {
  fails: 'answers 500',
  garbage: 'sends something else than a script',
  never: 'never answers',
  throws: 'throws',
  mute: 'loads, but its form does not',
};
for (const [manner, text] of Object.entries(failures))
  test(`a service that ${text} leaves the site’s own form in use`, async ({ page, answersOf, outsideRequests }) => {
    await answersOf(manner as Manner);
    const service = await formsServiceOf(page);
    await visit(page, '/', { answered });
    await stopClock(page);
    const { block, siteForm, ownName, near, height } = signUp(page);
    const before = await height();
    await near();
    await expect.poll(() => outsideRequests).toContain(formScript);
    await page.clock.runFor(sixSeconds);
    await expect.poll(() => formScripts(page)).toEqual([]);
    expect(await tracesOf(page)).toMatchObject({ frames: 0 });
    await expect(siteForm).toBeVisible();
    expect(await height()).toBe(before);
    await ownName.fill('Helena');
    await block.getByRole('textbox', { name: 'E-mail' }).fill('helena@exemplo.com');
    await block.getByRole('button', { name: 'Enviar' }).click();
    // the bot check responds in the same manner: after three seconds without a token
    await page.clock.runFor(threeSeconds);
    await expect(block.getByRole('status')).toContainText(formMessages('pt').sent);
    const { 'g-recaptcha-response': token, ...fields } = await service.receivedOne();
    expect(fields).toMatchObject({ form: 'signUp', name: 'Helena', email: 'helena@exemplo.com' });
    expect(Boolean(token)).toBe(manner === 'mute');
  });
