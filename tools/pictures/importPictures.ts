import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Size } from '../../src/domain/pictures/focus';
import { inPortuguese } from '../../src/content/faults/describe';
import { warning } from '../../src/content/faults/fault';
import { labelledPath } from '../../src/content/fieldLabels';
import { isIgnored } from '../../src/content/ignoredFiles';
import { jpegFrame, keptSize, mostBytes, notesOfPhoto, pictureNamedAs, qualities } from '../../src/content/photos';
import { type PictureUse, problemsOfPicture } from '../../src/content/pictureSizes';
import { readContent } from '../../src/content/read';
import { foldedText } from '../../src/content/searchTexts';
import { placesOf } from '../../src/content/swapPictures';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { answerHelp } from '../system/commandOptions';
import { runMain } from '../system/run';
import { swapPictures } from './swapPictures';
import { picturesOf } from './thumbs';

// npm run pictures:import FOLDER

interface Photo {
  /** Its path below the folder. */
  readonly name: string;
  readonly place: string;
  readonly size: Size;
}

/** Reads the photographs of a folder; unreadable ones are reported with the reason. */
export async function readPhotos(folder: string): Promise<{ readonly photos: readonly Photo[]; readonly others: readonly string[] }> {
  const names = (await filesBelow(folder)).filter((name) => !isIgnored(name)).sort();
  const read = await Promise.all(
    names.map(async (name) => {
      const place = path.join(folder, name);
      const photo = sharp(place);
      // one that breaks off has a size, too: only who decodes it knows
      const size = await Promise.all([photo.metadata(), photo.clone().resize(16).toBuffer()]).then(
        ([{ autoOrient }]) => autoOrient,
        () => undefined,
      );
      return { name, place, size };
    }),
  );
  return {
    photos: read.flatMap(({ size, ...one }) => (size ? [{ ...one, size }] : [])),
    others: read.flatMap(({ name, size }) => (size ? [] : [`${name}: não é uma foto que se possa abrir por inteiro; exporte-a de novo, como JPEG`])),
  };
}

/** A photo for the site: JPEG in sRGB, upright, without EXIF data, with limited pixels and bytes; and what was done to it. */
export async function preparePhoto({ place, size }: Photo, uses: readonly PictureUse[]) {
  const kept = keptSize(size, uses);
  const picture = sharp(place).autoOrient().resize(kept).flatten({ background: '#fff' }).toColourspace('srgb');
  const [first, ...lower] = qualities;
  let bytes = await picture.jpeg({ quality: first }).toBuffer();
  for (const quality of lower) if (bytes.length > mostBytes) bytes = await picture.jpeg({ quality }).toBuffer();
  return { bytes, notes: notesOfPhoto({ size, kept, frame: jpegFrame(await fs.promises.readFile(place)) }) };
}

/** Asks which picture a photo with another name replaces. @returns undefined for none */
export type Choose = (photo: Photo, pictures: readonly string[]) => Promise<string | undefined>;

/**
 * The plan of an import: which photo replaces which picture, in sentences, and the photos without a match. Nothing is written.
 * @param root the project's folder
 */
export async function planImport(root: string, folder: string, choose: Choose) {
  const { files } = readContent(root);
  // those that are JPEG, like every photo after the import, and that content shows
  const pictures = picturesOf(root).filter((picture) => /\.jpe?g$/.test(picture) && placesOf(picture, files).length > 0);
  const { photos, others } = await readPhotos(folder);
  const replaced = new Map<string, Photo>();
  const nowhere = [...others];
  for (const photo of photos) {
    const left = pictures.filter((picture) => !replaced.has(picture));
    const picture = pictureNamedAs(photo.name, left) ?? (await choose(photo, left));
    if (picture) replaced.set(picture, photo);
    else nowhere.push(photo.name);
  }
  const swaps = await Promise.all(
    [...replaced].map(async ([picture, photo]) => {
      const places = placesOf(picture, files);
      const uses = places.map(({ use }) => use);
      const like = (await sharp(path.resolve(root, picture)).metadata()).autoOrient;
      const { bytes, notes } = await preparePhoto(photo, uses);
      const warned = problemsOfPicture({ named: photo.name, uses, size: photo.size, like }).map((problem) => {
        const described = inPortuguese(warning('', '', problem));
        return `! ${described.problem}; ${described.remedy}`;
      });
      const shownIn = places.flatMap(({ file, data, path: at, alt, caption }) => [
        `em ${labelledPath(file, data, at)}`,
        ...[alt, caption].flatMap((text) => (text ? [`  ${Object.values(text).map(String).join(' · ')}`] : [])),
      ]);
      return { picture, bytes, lines: [`${picture} ← ${photo.name}`, ...[...notes, ...warned, ...shownIn].map((line) => `  ${line}`)] };
    }),
  );
  return { swaps, nowhere };
}

const usage = `npm run pictures:import -- FOLDER [options]: puts the photographs of a folder in the place of the pictures of the site

  A photograph that is named as a picture of the site replaces it, everywhere; for the others you are asked. Nothing is written before you have agreed.

  --yes   replaces what is named as a picture, and asks nothing`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean', default: false } }, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || !fs.existsSync(folder)) throw new Error(folder ? `There is no folder ${folder}.` : usage);
  const terminal = createInterface({ input: process.stdin });
  // buffers lines that a file or a program sends before the question
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const next: IteratorResult<string, undefined> = await lines.next();
    return next.value ?? '';
  };
  const choose: Choose = async ({ name, size }, pictures) => {
    if (values.yes) return undefined;
    for (let found = pictures; ;) {
      const answer = await ask(`\n${name} (${size.width} × ${size.height}): no lugar de qual? Parte do nome, ou o número; vazio: de nenhuma\n> `);
      if (answer.trim() === '') return undefined;
      const chosen = found[Number(answer) - 1] ?? pictures.find((picture) => path.basename(picture, '.jpg') === answer.trim());
      if (chosen) return chosen;
      found = pictures.filter((picture) => foldedText(picture).includes(foldedText(answer)));
      if (found.length === 1) return found[0];
      console.log(found.map((picture, index) => `${index + 1}  ${picture}`).join('\n') || 'Nenhuma se chama assim.');
    }
  };
  try {
    const { swaps, nowhere } = await planImport('.', folder, choose);
    console.log(`\n${swaps.map(({ lines }) => lines.join('\n')).join('\n\n')}`);
    if (nowhere.length > 0) console.log(`\nEm lugar nenhum (${nowhere.length}), ficam onde estão:\n${nowhere.map((name) => `  ${name}`).join('\n')}`);
    if (swaps.length === 0) return;
    const agreed = values.yes || /^s/i.test(await ask(`\nTrocar (${swaps.length})? (s/N) `));
    if (!agreed) {
      console.log('Nada foi gravado.');
      return;
    }
    const changed = swapPictures('.', new Map(swaps.map(({ picture, bytes }) => [picture, bytes])));
    console.log([`\nFotos trocadas: ${swaps.length}. O que se vê nelas mudou? Confira os textos acima, na mesa (npm run edit).`, ...changed].join('\n'));
  } finally {
    terminal.close();
  }
}

if (require.main === module) {
  answerHelp(usage);
  runMain(main);
}
