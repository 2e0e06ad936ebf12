import fs from 'node:fs';
import type { Browser } from '@playwright/test';
import { contentOf } from '../support/content/hotel';
import type { Desk } from '../support/desk/desk';
import { draftOf, editorOn, entryOf, expect, photosOf, test } from '../support/desk/deskEditor';

const [room, bar, offer] = [entryOf('Room'), entryOf('Bar'), entryOf('Offer')];
const withHours = contentOf('Facility').find(({ hours }) => hours.length > 0)?.slug ?? '';
const draft = `rooms.${room.slug}`;

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ desk }) => desk.reset());

test('a fault that the check finds after saving is shown in Portuguese, and disappears when fixed', async ({ editor, desk }) => {
  await editor.open(room.route);
  const least = await editor.box('No mínimo').inputValue();
  await editor.box('No mínimo').fill('9');
  await editor.publish();
  await editor.saved();
  await expect(editor.panel).toContainText('1 erro a corrigir');
  await expect(editor.panel).toContainText(/o mínimo de pessoas, 9, é maior que o máximo, \d+\. corrija um dos dois\./);
  await expect(editor.panel).toContainText('O site mostra o último estado sem erros.');
  await editor.box('No mínimo').fill(least);
  await editor.publish();
  await editor.saved();
  await expect(editor.panel).toContainText('nenhum erro');
  expect(desk.differences()).toEqual([]);
});

test('the file of a fault opens completely from the form of another entry', async ({ editor, desk }) => {
  await editor.open(room.route);
  desk.write(bar.file, desk.read(bar.file).replace('"order"', '"position"'));
  await editor.panel
    .getByRole('link', { name: /^Bares: / })
    .first()
    .click();
  await expect(editor.box('Nome no endereço')).toHaveValue(bar.slug, { timeout: 60_000 });
  await expect(editor.box('Área')).toHaveCount(0);
});

test('a refused save names the fields, and leads to the first, for wrong values as for missing ones', async ({ page, editor, desk }) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await editor.open(offer.route);
  await page.getByRole('textbox', { name: 'O que se vê na foto em português' }).first().fill('');
  const order = await editor.box('Posição nas listas').inputValue();
  await editor.box('Posição nas listas').fill('muito');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await editor.publish();
  const refusal = page.getByRole('region', { name: 'O que corrigir' });
  await expect(refusal.getByRole('alert')).toHaveText('Nada foi salvo. Corrija estes 2 campos:');
  await expect(refusal.getByRole('listitem')).toHaveText([/^Posição nas listas: /, /O que se vê na foto: português: falta preencher$/]);
  await expect(editor.box('Posição nas listas')).toBeFocused();
  await expect(editor.box('Posição nas listas')).toBeInViewport();
  await expect(page.getByText(/você perdeu|character|um campo/)).toHaveCount(0);
  expect(uncaught).toEqual([]);

  await refusal.getByRole('button', { name: /O que se vê na foto/ }).click();
  await expect(page.getByRole('textbox', { name: 'O que se vê na foto em português' }).first()).toBeFocused();
  expect(desk.differences()).toEqual([]);

  await page.getByRole('textbox', { name: 'O que se vê na foto em português' }).first().fill('A árvore.');
  await editor.box('Posição nas listas').fill(order);
  await editor.publish();
  await editor.saved();
  await expect(refusal).toHaveCount(0);
  expect(desk.changedLines(offer.file)).toHaveLength(1);
});

test('a fault within a closed entry of a list opens it', async ({ page, editor }) => {
  await editor.open(`facilities/entries/${withHours}`);
  const opens = page.getByLabel('Abre às').first();
  await expect(opens).toBeHidden();
  await page
    .getByText(/^\d{2}:\d{2} – \d{2}:\d{2}/)
    .first()
    .click();
  await expect(opens).toBeVisible();
  await opens.fill('');
  await page.locator('.desk-list', { has: opens }).getByRole('button', { name: 'Fechar' }).click();
  await expect(opens).toBeHidden();
  await editor.publish();
  await expect(page.getByRole('region', { name: 'O que corrigir' }).getByRole('listitem')).toHaveText('Horários 1 › Abre às: falta preencher');
  await expect(opens).toBeFocused();
});

test('what is missing in an entry of a list is refused, whichever field of it was touched last', async ({ page, editor, desk }) => {
  const refusal = page.getByRole('region', { name: 'O que corrigir' });
  await editor.open(offer.route);
  const facts = page.locator('.desk-list', { has: page.getByRole('button', { name: 'Adicionar fato' }) });
  await facts.locator('[class*="NestedObjectLabel"]').first().click();
  await editor.write('Valor', ['', '', '']);
  await page.getByRole('textbox', { name: 'Rótulo em português' }).first().fill('Quando');
  await editor.publish();
  await expect(refusal.getByRole('listitem')).toHaveText([/^Fatos 1 › Valor: .*falta preencher/]);
  await refusal.getByRole('button', { name: 'Fechar' }).click();
  await expect(refusal).toHaveCount(0);

  // again, after the message was closed
  await editor.publish();
  await expect(refusal.getByRole('listitem')).toHaveText([/^Fatos 1 › Valor: .*falta preencher/]);
  expect(desk.differences()).toEqual([]);
});

test('what is missing in an optional group is refused when the group was just opened, also within a list', async ({ page, editor, desk }) => {
  const missing = page.getByRole('region', { name: 'O que corrigir' }).getByRole('listitem');
  await editor.open('hotel/entries/site');
  await page.getByRole('button', { name: 'Adicionar selo' }).click();
  await editor.box('Nome do selo').last().fill('praia');
  await page.getByLabel('Preencher foto no lugar das linhas').last().check();
  await editor.write('O que se vê na foto', ['Um selo', 'A badge', 'Un label']);
  await editor.publish();
  await expect(missing).toHaveText(/^Selos redondos do rodapé \d › Foto no lugar das linhas › Foto: falta preencher$/);

  await editor.open(room.route);
  await page.getByLabel('Preencher planta', { exact: true }).check();
  await editor.publish();
  await expect(missing.first()).toHaveText(/^Planta › Foto: falta preencher$/);
  expect(desk.differences()).toEqual([]);
});

test('a figure that texts contradict is seen after the save, and each text is one click away', async ({ page, editor, desk }) => {
  const { cancellation } = JSON.parse(desk.read('content/stay-rules.json')) as { cancellation: { hours: number; refund: number }[] };
  const [{ hours, refund }] = cancellation as [{ hours: number; refund: number }];
  const said = `o texto diz ${hours}`;
  await editor.open('hotel/entries/stay-rules');
  await page.getByText(`${refund}% até ${hours} h`).click();
  await editor.box('Cancelamento até').fill(String(hours - 24));
  await editor.publish();
  await editor.saved();
  await expect(editor.panel).toContainText(/nenhum erro, \d+ avisos/);
  await expect(editor.panel).toHaveAttribute('data-level', 'warning');
  const warning = editor.panel.getByRole('listitem').filter({ hasText: said }).first();
  await expect(warning).toContainText(`escreva ${hours - 24}`);
  await warning.getByRole('link').click();
  const text = page.getByRole('textbox', { name: /em português$/ }).and(page.locator(':focus'));
  await expect(text).toHaveValue(new RegExp(`${hours}\\shoras`));
  await expect(text).toBeInViewport();
  // as high as its words, though its entry was closed
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);

  // and in another language
  await editor.panel
    .getByRole('listitem')
    .filter({ hasText: `inglês: ${said}` })
    .getByRole('link')
    .click();
  await expect(page.getByRole('textbox', { name: /em inglês$/ }).and(page.locator(':focus'))).toHaveValue(new RegExp(`${hours}\\shours`));

  // from the form of another file too, which is opened first
  await editor.goTo(room.route);
  await editor.panel.getByRole('listitem').filter({ hasText: said }).first().getByRole('link').click();
  await expect(text).toHaveValue(new RegExp(`${hours}\\shoras`));
  expect(desk.changedLines('content/stay-rules.json')).toHaveLength(1);
});

test('an entry of a list is taken away only after asking, unless it is empty', async ({ page, editor, desk }) => {
  await editor.open(offer.route);
  const facts = page.locator('.desk-list', { has: page.getByRole('button', { name: 'Adicionar fato' }) });
  const first = facts.getByRole('button', { name: 'Tirar: fato 1' });
  const questions: string[] = [];
  let yes = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  const before = await facts.getByRole('button', { name: /^Tirar: fato/ }).count();
  await first.click();
  await expect(facts.getByRole('button', { name: /^Tirar: fato/ })).toHaveCount(before);
  yes = true;
  await first.click();
  await expect(facts.getByRole('button', { name: /^Tirar: fato/ })).toHaveCount(before - 1);
  expect(questions).toEqual(Array.from({ length: 2 }, () => 'Tirar fato 1 da lista, com o que está escrito?'));

  await page.getByRole('button', { name: 'Adicionar fato' }).click();
  await facts.getByRole('button', { name: `Tirar: fato ${before}` }).click();
  await expect(facts.getByRole('button', { name: /^Tirar: fato/ })).toHaveCount(before - 1);
  expect(questions).toHaveLength(2);
  expect(desk.differences()).toEqual([]);
});

test('a text that is too long is counted and not saved, and a missing translation is marked while typing', async ({ page, editor, desk }) => {
  await editor.open(room.route);
  const french = page.locator('.desk-language', { has: page.getByRole('textbox', { name: 'Nome em francês' }) });
  await expect(french).not.toContainText('falta');
  await french.getByRole('textbox').fill('');
  await expect(french).toContainText('falta');
  await page.getByRole('textbox', { name: 'Resumo em inglês' }).fill('a'.repeat(95));
  await expect(page.getByText('95/90 – 5 a mais')).toBeVisible();
  await editor.publish();
  await expect(page.getByRole('textbox', { name: 'Resumo em inglês' })).toBeFocused();
  expect(desk.differences()).toEqual([]);
});

/** Somebody else saves an English summary of the same room. */
async function saveElsewhere(browser: Browser, desk: Desk): Promise<void> {
  const page = await browser.newPage();
  const editor = editorOn(page, desk);
  await editor.open(room.route);
  await page.getByRole('textbox', { name: 'Resumo em inglês' }).fill('Theirs.');
  await editor.publish();
  await editor.saved();
  await page.close();
}

test('whoever saves second is told, overwrites nothing, and can merge the two versions', async ({ page, editor, desk, browser }) => {
  await editor.open(room.route);
  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('Meu.');
  await saveElsewhere(browser, desk);

  await editor.publish();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('foi salvo em outro lugar depois que você o abriu');
  await expect(dialog.getByRole('listitem')).toHaveText(['Resumo › inglês: “Theirs.”']);
  await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(page.getByText(/nada foi gravado. O que você digitou continua/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Resumo em português' })).toHaveValue('Meu.');
  expect(desk.changedLines(room.file)).toEqual(['    "en": "Theirs.",']);

  await editor.publish();
  await dialog.getByRole('button', { name: 'Juntar as duas e gravar' }).click();
  await editor.saved();
  await expect(page.getByRole('textbox', { name: 'Resumo em inglês' })).toHaveValue('Theirs.');
  expect(desk.changedLines(room.file)).toEqual(['    "pt": "Meu.",', '    "en": "Theirs.",']);

  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('Meu de novo.');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(room.file)).toEqual(['    "pt": "Meu de novo.",', '    "en": "Theirs.",']);
});

test('a draft resumed after somebody else has saved overwrites nothing either; a declined one leaves no trace', async ({ page, editor, desk, browser }) => {
  const copy = page.getByRole('textbox', { name: 'Resumo em português' });
  const keepDraft = async (text: string) => {
    await copy.fill(text);
    // the editor saves a draft two seconds after the last keystroke
    await expect.poll(() => draftOf(page, draft)).toContain(text);
  };
  await editor.open(room.route);
  await keepDraft('Rascunho.');
  await saveElsewhere(browser, desk);

  let takesUp = true;
  page.on('dialog', (question) => void (question.type() === 'beforeunload' || takesUp ? question.accept() : question.dismiss()));
  await page.reload();
  await expect(copy).toHaveValue('Rascunho.');
  await editor.publish();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['Resumo › inglês: “Theirs.”']);
  await dialog.getByRole('button', { name: 'Juntar as duas e gravar' }).click();
  await editor.saved();
  expect(desk.changedLines(room.file)).toEqual(['    "pt": "Rascunho.",', '    "en": "Theirs.",']);

  await keepDraft('Outro rascunho.');
  desk.reset();
  takesUp = false;
  const before = desk.read(room.file);
  await page.reload();
  await expect.poll(() => draftOf(page, draft)).toBe('');
  await expect(copy).toHaveValue((JSON.parse(before) as { summary: { pt: string } }).summary.pt);
  await copy.fill('Depois.');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(room.file)).toEqual(['    "pt": "Depois.",']);
});

test('a change that is undone leaves no draft', async ({ page, editor }) => {
  await editor.open(room.route);
  const area = editor.box('Área');
  const before = await area.inputValue();
  await area.fill('99');
  await expect.poll(() => draftOf(page, draft)).toContain('99');
  await area.fill(before);
  await expect.poll(() => draftOf(page, draft)).toBe('');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await editor.goTo(bar.route);
  await editor.goTo(room.route);
  await expect(area).toHaveValue(before);
  expect(questions).toEqual([]);
});

test('what was typed just before the tab is closed comes back', async ({ page, context, editor, desk }) => {
  await editor.open(room.route);
  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('Escrito e logo fechado.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.close({ runBeforeUnload: true });
  if (!page.isClosed()) await page.waitForEvent('close');

  const next = await context.newPage();
  next.on('dialog', (dialog) => void dialog.accept());
  await editorOn(next, desk).open(room.route);
  await expect(next.getByRole('textbox', { name: 'Resumo em português' })).toHaveValue('Escrito e logo fechado.');
});

test('a name that is taken is refused', async ({ page, editor, desk }) => {
  await editor.open('rooms/new');
  await editor.box('Nome no endereço').fill(room.slug);
  await editor.publish();
  await expect(page.getByText(`já existe “${room.slug}”; escolha outro nome`).first()).toBeVisible();
  expect(desk.differences()).toEqual([]);
});

test('a period that ends before it begins is refused', async ({ page, editor, desk }) => {
  await editor.open('notices/new');
  await editor.box('Nome no endereço').fill('agua');
  await page.getByLabel('Aparece em').fill('2026-12-24T18:00');
  await page.getByLabel('Some em').fill('2026-12-24T09:00');
  await editor.publish();
  await expect(page.getByText('deve vir depois do início').first()).toBeVisible();
  expect(desk.differences()).toEqual([]);
});

test('a file that is no photo for browsers is refused, with what to do', async ({ page, editor }, testInfo) => {
  const heic = testInfo.outputPath('IMG_0001.HEIC');
  fs.writeFileSync(heic, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]));
  const letter = testInfo.outputPath('carta.jpg');
  fs.writeFileSync(letter, 'Prezados senhores');
  await editor.open('rooms/new');
  // as black as other buttons: it is not switched off
  await expect(page.getByText('Acrescentar fotos do computador')).toHaveCSS('color', 'rgb(37, 48, 59)');
  await editor.addPhotos([heic, letter]);
  await expect(page.getByText(/“IMG_0001.HEIC” está em HEIC, o formato do iPhone/)).toBeVisible();
  await expect(page.getByText(/“carta.jpg” não é uma foto/)).toBeVisible();
});

test('a photo is refused, with what to do, in a browser that protects canvases against being read', async ({ page, editor, desk }, testInfo) => {
  const [photo = ''] = (await photosOf(testInfo)).slice(1);
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x: number, _y: number, width: number, height: number) => {
      const white = new ImageData(width, height);
      white.data.fill(255);
      return white;
    };
  });
  await editor.open('rooms/new');
  await editor.addPhotos([photo]);
  await expect(page.getByText(/devolveu ruído no lugar da foto/)).toBeVisible();
  await expect(page.getByText('Guardada como')).toHaveCount(0);
  expect(desk.differences()).toEqual([]);
});

test('a file broken by hand is reported and not opened', async ({ page, editor, desk }) => {
  const broken = `{ "slug": "${bar.slug}", `;
  desk.write(bar.file, broken);
  await page.goto(`${desk.address}#/collections/${bar.route}`);
  await expect(page.getByText(`${bar.file} não pode ser aberto aqui: arquivo quebrado na linha 1`).first()).toBeVisible();
  await expect(editor.panel).toContainText('arquivo quebrado na linha 1');
  expect(desk.read(bar.file)).toBe(broken);
});

test('when the server is down while saving, the texts stay and survive a reload', async ({ page, editor, desk }) => {
  await editor.open(room.route);
  const text = page.getByRole('textbox', { name: 'Resumo em português' });
  await text.fill('Escrito antes da queda.');
  await desk.stop();
  await editor.publish();
  await expect(page.getByText(/a mesa não respondeu/i).first()).toBeVisible();
  await expect(editor.panel).toContainText('A mesa não responde');
  await expect(text).toHaveValue('Escrito antes da queda.');
  await desk.start();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(text).toHaveValue('Escrito antes da queda.');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(room.file)).toEqual(['    "pt": "Escrito antes da queda.",']);
});

test('requests under another host name or from another site are refused', async ({ desk }) => {
  const { port } = new URL(desk.address);
  const body = JSON.stringify({ action: 'getEntry', params: { path: 'content/site.json' } });
  const ask = (headers: Record<string, string>, what = body) => fetch(`http://127.0.0.1:${port}/admin/api`, { method: 'POST', body: what, headers });
  const json = { 'Content-Type': 'application/json' };
  expect((await ask({ ...json, Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await ask({ 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await ask(json)).status).toBe(200);
  for (const file of ['package.json', '../package.json', 'content/../package.json', 'content/.schema/Room.json', 'src/site.ts'])
    expect((await ask(json, JSON.stringify({ action: 'getEntry', params: { path: file } }))).status, file).toBe(403);
});
