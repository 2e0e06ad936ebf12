import fs from 'node:fs';
import path from 'node:path';
import { eventTypes } from '../domain/events/eventType';
import { plainPages } from '../domain/pages/requiredContent';

/** The names of the pages that exist whatever content says: of the files of `src/pages`, without extension (`index`, `resort`, `404`…), of plain pages, and of types of events. */
export const fixedPages = (root: string): string[] => [
  ...fs
    .readdirSync(path.join(root, 'src/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.basename(name, '.tsx')),
  ...plainPages,
  ...Object.values(eventTypes).map(({ path: address }) => address.slice(1)),
];
