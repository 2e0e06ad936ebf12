import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { inHotelFolder } from '../../src/hotel';
import { pictureSizes } from '../../src/content/pictureSizes';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run pictures:sheet

/** A page of all pictures of a folder, each with its name. A picture too small for a card has a marked name, with its size. */
export async function pictureSheet(folder: string): Promise<string> {
  const names = (await filesBelow(folder)).filter((name) => /\.(jpe?g|png)$/.test(name)).sort();
  const figures = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { width, height } = await sharp(file).metadata();
      const long = Math.max(width, height);
      const caption = long < pictureSizes.card.least ? `<mark>${name} (${long})</mark>` : name;
      return `<figure><img src="${pathToFileURL(file).href}" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
    }),
  );
  const styles = 'body{display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}img{width:100%;height:14rem;object-fit:contain}';
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${styles}</style>${figures.join('\n')}`;
}

async function main(): Promise<void> {
  const sheet = path.join(os.tmpdir(), 'hotel-pictures.html');
  await fs.writeFile(sheet, await pictureSheet(path.resolve(inHotelFolder('images'))));
  console.log(`${pathToFileURL(sheet).href}: marked names are too small for a card.`);
}

if (require.main === module) {
  commandOptions({
    usage: 'npm run pictures:sheet: writes a page with every picture in the folder images of the hotel and its name into the temporary folder',
  });
  runMain(main);
}
