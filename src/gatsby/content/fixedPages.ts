import fs from 'node:fs';
import path from 'node:path';

/** The names of the files of `src/pages`, without extension: `index`, `resort`, `404`… */
export const fixedPages = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'src/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.basename(name, '.tsx'));

/** The address of such a page, without language. */
export const addressOfPage = (page: string): string => (page === 'index' ? '/' : `/${page}`);
