import path from 'node:path';
import os from 'node:os';
import { filesBelow } from '../../src/gatsby/publish/filesBelow';
import { contactSheets } from './contactSheets';

// npm run pictures:sheet: every picture of content/images on contact sheets.

const root = path.resolve('content', 'images');

async function main(): Promise<void> {
  const names = (await filesBelow(root)).filter((name) => /\.(jpe?g|png)$/.test(name)).sort();
  const files = names.map((name) => path.join(root, name));
  const sheets = await contactSheets(files, { root, to: path.join(os.tmpdir(), 'costa-ipe-pictures') });
  console.log([`${files.length} pictures; yellow names are too small for a card.`, ...sheets].join('\n'));
}

void main();
