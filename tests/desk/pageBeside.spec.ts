import { expect, test } from '../support/deskEditor';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ withSite: true });

/** Milliseconds from the click that saves to the page that shows it. */
const soon = 2_000;

test('what is saved is in the page beside the form within two seconds, in the language and on the day chosen', async ({ page, editor, desk }, testInfo) => {
  await editor.open('rooms/entries/luxo');
  const beside = page.frameLocator('#preview-pane').frameLocator('iframe[title="A página no site"]');
  const shown = beside.getByText('Vinte e sete metros.', { exact: true }).first();
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Luxo', { timeout: 240_000 });
  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('Vinte e sete metros.');
  await editor.publish();
  const saved = Date.now();
  await expect(shown).toBeVisible();
  const milliseconds = Date.now() - saved;
  testInfo.annotations.push({ type: 'milliseconds', description: String(milliseconds) });
  expect(milliseconds).toBeLessThan(soon);
  expect(desk.changedLines('content/rooms/luxo.json')).toHaveLength(1);
});
