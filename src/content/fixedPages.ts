import fs from 'node:fs';
import path from 'node:path';
import { addressOfPage, privacyPath } from '../domain/pages/addresses';
import { hotelFolder, inHotelFolder } from '../hotel';
import { isSource } from './read';

/** The pages that every hotel has. */
export const requiredPages: readonly string[] = ['index', '404'];

/** The names of the files of `src/pages`, without extension: `index`, `resort`, `404`… */
export const possiblePages = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'src/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.basename(name, '.tsx'));

const hasText = (root: string, name: string): boolean => fs.existsSync(path.resolve(root, inHotelFolder(`pages/${name}.json`)));

/** The names of the pages of this hotel: those with a file of texts, whatever is in it, and the required ones. */
export const fixedPages = (root: string): string[] => possiblePages(root).filter((name) => requiredPages.includes(name) || hasText(root, name));

/** The addresses of the others, and of the plain page that code links to: no page is created and no link made for these. */
export function absentPages(root: string): string[] {
  const present = fixedPages(root);
  const file = `plain-pages${privacyPath}.json`;
  const hasPrivacy = fs.existsSync(path.resolve(root, inHotelFolder(file))) && isSource(path.resolve(root, hotelFolder), file);
  return [
    ...possiblePages(root)
      .filter((name) => !present.includes(name))
      .map(addressOfPage),
    ...(hasPrivacy ? [] : [privacyPath]),
  ];
}
