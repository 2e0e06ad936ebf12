import { expect, test } from '../support/deskEditor';

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ withSite: true });

/** Milliseconds that Gatsby's develop mode may take to start from nothing, on a machine that has other things to do. */
const start = 400_000;
/** The same, from the click that saves to the page that shows it; docs/performance.md has figures. */
const soon = 60_000;

test('what is saved is soon in the page beside the form, in the language and on the day chosen', async ({ page, editor, desk }, testInfo) => {
  await editor.open('rooms/entries/luxo');
  const bar = page.frameLocator('#preview-pane');
  const frame = bar.locator('iframe[title="A página no site"]');
  const beside = frame.contentFrame();
  const heading = beside.getByRole('heading', { level: 1 });
  const { name } = JSON.parse(desk.read('content/rooms/luxo.json')) as { name: { pt: string; en: string } };
  await expect(heading).toHaveText(name.pt, { timeout: start });

  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('Vinte e sete metros.');
  await page.getByRole('textbox', { name: 'Resumo em inglês' }).fill('Twenty-seven metres.');
  await editor.publish();
  const saved = Date.now();
  await expect(beside.getByText('Vinte e sete metros.', { exact: true }).first()).toBeVisible({ timeout: soon });
  testInfo.annotations.push({ type: 'milliseconds', description: String(Date.now() - saved) });
  expect(desk.changedLines('content/rooms/luxo.json')).toHaveLength(2);

  await bar.getByLabel('Língua').selectOption('en');
  await bar.getByLabel('No dia').fill('2026-12-24');
  await expect(heading).toHaveText(name.en, { timeout: soon });
  await expect(beside.getByText('Twenty-seven metres.', { exact: true }).first()).toBeVisible({ timeout: soon });
  await expect(frame).toHaveAttribute('src', '/en/quartos/luxo?on=2026-12-24');

  await bar.getByLabel('Largura').selectOption('computador');
  await expect(frame).toHaveCSS('width', '1280px');
});
