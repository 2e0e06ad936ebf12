import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { areaAddress, areasOnDemand } from '../../domain/i18n/areasOnDemand';
import { languages } from '../../site';
import { publicFolder } from './publicFolder';

/** The words that are read on demand, each area of each language with its address, without white space. */
const readAreas = () =>
  languages.flatMap((language) =>
    areasOnDemand.map((area) => ({
      address: areaAddress({ language, area, version: '' }),
      content: JSON.stringify(JSON.parse(fs.readFileSync(path.resolve('locales', language, `${area}.json`), 'utf8'))),
    })),
  );

/** Changes with any of these words, and with nothing else. */
export const wordsVersion = (): string => crypto.createHash('sha256').update(JSON.stringify(readAreas())).digest('hex').slice(0, 16);

/** Publishes the words that are read on demand. */
export function writeWords(): void {
  for (const { address, content } of readAreas()) {
    const { pathname } = new URL(address, 'file://');
    const file = path.join(publicFolder, pathname);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
