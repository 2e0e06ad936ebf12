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

/** The names of those that this hotel has: that have a file of words, whatever is in it, or that every hotel has. */
export const fixedPages = (root: string): string[] => possiblePages(root).filter((name) => requiredPages.includes(name) || hasText(root, name));

/** The addresses of the other ones, and of the plain page that code links to: no page is made there, and no link leads there. */
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
