import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { themes } from './theme';

const complaints = (edit: (theme: Data) => void) => complaintsOf(themes, { changed: { 'theme.json': edit } });
const set = (theme: Data, group: string, colours: object) => Object.assign(theme[group] as object, colours);

test('a text that is too pale is named with its background and their contrast', async () => {
  const [first] = await complaints((theme) => set(theme, 'palette', { secondaryText: '#8a8a8a', page: '#ffffff' }));
  expect(first).toBe(
    'fault content/theme.json palette.secondaryText: secondaryText #8a8a8a on page #ffffff has a contrast of 3.45 to 1; make one lighter or the other darker, to at least 4.5 to 1',
  );
});

test('controls need 3 to 1, and comfort mode 7 to 1 for text', async () => {
  const edges = await complaints((theme) => set(theme, 'palette', { controlLine: '#a0a0a0' }));
  expect(edges[0]).toMatch(/palette\.controlLine: .* at least 3 to 1$/);
  const strong = await complaints((theme) => set(theme, 'comfort', { error: '#9c2d1b', page: '#ffffff' }));
  expect(strong).toEqual([expect.stringMatching(/comfort\.error: error #9c2d1b on panel .* at least 7 to 1$/)]);
});

test('the drawing of the coast is a file of the hotel', async () => {
  const changed = { 'site.json': (hotel: Data) => Object.assign(hotel.coastDrawing as object, { file: './nowhere.svg' }) };
  expect(await complaintsOf(themes, { changed })).toEqual([expect.stringContaining('coastDrawing.file: there is no file content/nowhere.svg')]);
});

test('a drawing is there, and only draws', async () => {
  expect(await complaints((theme) => Object.assign(theme, { mark: './nowhere.svg', icon: './pattern.svg', pattern: undefined }))).toEqual([
    expect.stringContaining('mark: there is no file content/nowhere.svg'),
    expect.stringContaining('icon: content/pattern.svg is no drawing that can be used'),
  ]);
});
