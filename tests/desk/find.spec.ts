import { entryOf, expect, test } from '../support/desk/deskEditor';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ desk }) => desk.reset());

/** A text of the desk's copy, by its path in a file. */
const textIn = (file: string, path: string): string =>
  path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], JSON.parse(file)) as string;

test('words seen on a page lead to their very field, in any language and however they are typed', async ({ page, editor, desk }) => {
  const french = textIn(desk.read('content/navigation.json'), 'menu.1.0.collapsedLabel.fr');
  await editor.open(entryOf('Room').route);
  const search = page.getByRole('searchbox', { name: 'Procurar em todos os textos' });
  const results = page.getByRole('search').getByRole('listitem');
  await search.fill(french.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''));
  const inMenu = results.filter({ hasText: 'Menu e rodapé' }).filter({ hasText: 'Texto no menu recolhido › francês' });
  await inMenu.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: /em francês$/ }).and(page.locator(':focus'))).toHaveValue(french, { timeout: 60_000 });
  await expect(results.first()).toBeHidden();

  // the words stay for the next place; one in the same form needs no new page
  await search.click();
  await expect(search).toHaveValue(/./);
  await search.fill(textIn(desk.read('content/navigation.json'), 'footer.0.title.pt'));
  await results.filter({ hasText: 'Rodapé 1 › Título › português' }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Título em português' }).and(page.locator(':focus'))).toBeInViewport();
});

test('pictures are found by their files; words of the interface say who can change them; what is nowhere says so', async ({ page, editor, desk }) => {
  await editor.open(entryOf('Room').route);
  const search = page.getByRole('searchbox', { name: 'Procurar em todos os textos' });
  const results = page.getByRole('search').getByRole('listitem');
  await search.fill(textIn(desk.read(entryOf('Room').file), 'pictures.0.file').replace(/^.*\//, ''));
  await expect(results.filter({ hasText: 'Fotos 1 › Foto' }).first()).toContainText('Acomodações: ');
  await search.fill(textIn(desk.read('locales/pt/booking.json'), 'people'));
  await expect(results.filter({ hasText: 'locales/pt/booking.json' }).first()).toContainText('quem o muda é quem cuida do código');
  await search.fill('palavraquenãoháemlugarnenhum');
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nada tem estas palavras.');
});
