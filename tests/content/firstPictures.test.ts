import path from 'node:path';
import { contentFolder } from '../support/content/contentFile';

interface Shown {
  readonly path?: string;
  readonly slug: string;
  readonly picture?: { readonly file: string };
  readonly pictures?: readonly { readonly file: string }[];
}

/** The first picture of every fixed page, offer and room. */
const firstPictures = [...contentFolder<Shown>('pages'), ...contentFolder<Shown>('offers'), ...contentFolder<Shown>('rooms')].flatMap(
  ({ path: route, slug, picture, pictures }) => {
    const file = (picture ?? pictures?.[0])?.file;
    return file ? [{ page: route ?? slug, file: path.basename(file) }] : [];
  },
);

it('no two pages have the same first picture', () => {
  const pagesWith = (wanted: string) => firstPictures.filter(({ file }) => file === wanted).map(({ page }) => page);
  expect(firstPictures.filter(({ file }) => pagesWith(file).length > 1)).toEqual([]);
  expect(firstPictures.length).toBeGreaterThan(28);
});
