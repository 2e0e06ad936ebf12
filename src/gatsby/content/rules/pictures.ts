import path from 'node:path';
import { fault, type Fault, warning } from '../fault';
import { pictureFacts } from '../pictureFacts';
import { faultOfNamedFile, namedFilesOf } from './namedFiles';
import type { Rule } from './rule';

/** Pixels of the long edge that pictures need: the largest sizes of src/queries/pictures.ts. */
export const pixels = { whole: 1600, card: 800 } as const;

/** The same for a panorama: the largest size in src/sections/rooms/RoomPanorama.tsx. */
const panoramaPixels = 4096;

const inCards = /(?:^|\.)(?:items|parts)\.\d+\.picture\.file$|\.portrait$/;

const isPanorama = (field: string): boolean => /(?:^|\.)panorama\.file$/.test(field);

/** Whether a panorama has another aspect ratio than 2 to 1, by more than a pixel or two. */
const isNotTwoToOne = ({ width, height }: { readonly width: number; readonly height: number }): boolean => Math.abs(width - 2 * height) > 4;

/** The pixels that a picture needs where it is used: cards are small, everything else may fill the screen. */
const wanted = (file: string, field: string): number =>
  isPanorama(field) ? panoramaPixels : inCards.test(field) || /^content\/(?:gallery|announcements|packages)\b/.test(file) ? pixels.card : pixels.whole;

interface SmallPicture {
  readonly name: string;
  /** Pixels of the long edge: actual and needed. */
  readonly long: number;
  readonly want: number;
}

/** One warning for the pictures of a folder that are too small, the smallest first. */
function tooSmall(folder: string, small: readonly SmallPicture[]): Fault {
  const lists = [panoramaPixels, ...Object.values(pixels)].flatMap((pixelsWanted) => {
    const list = small.filter(({ want }) => want === pixelsWanted).sort((a, b) => a.long - b.long);
    return list.length > 0 ? [`${pixelsWanted} pixels are wanted of ${list.map(({ name, long }) => `${name} (${long})`).join(', ')}`] : [];
  });
  return warning(
    folder,
    '',
    small.length === 1 ? 'a picture is smaller than its place' : `${small.length} pictures are smaller than their places`,
    `replace by larger ones; on the long edge ${lists.join('; ')}`,
  );
}

/**
 * Pictures can be read and are large enough; a panorama is twice as wide as high. A small picture is a warning: it looks blurred, but the page works.
 * CMYK, EXIF orientation and many megapixels are no fault: the build handles them.
 */
export const pictures: Rule = async (content) => {
  const named = namedFilesOf(content).filter(({ named: picture }) => /\.(?:jpe?g|png)$/.test(picture));
  const there = [...new Set(named.map((one) => one.named))].filter((picture) => !faultOfNamedFile(content.root, picture));
  const factsOf = new Map(await Promise.all(there.map(async (picture) => [picture, await pictureFacts(path.join(content.root, picture))] as const)));
  const faults: Fault[] = [];
  const small = new Map<string, SmallPicture>();
  for (const { file, field, named: picture } of named) {
    const facts = factsOf.get(picture);
    if (!facts) continue; // reported by the rule namedFiles
    if ('problem' in facts) faults.push(fault(file, field, `${picture}: ${facts.problem}`, facts.remedy));
    else if (isPanorama(field) && isNotTwoToOne(facts))
      faults.push(
        fault(
          file,
          field,
          `${picture} is ${facts.width} × ${facts.height} pixels: a view all round is twice as wide as high`,
          'export the whole sphere as an equirectangular picture, or leave “panorama” out',
        ),
      );
    else {
      const long = Math.max(facts.width, facts.height);
      const want = Math.max(wanted(file, field), small.get(picture)?.want ?? 0);
      if (long < want) small.set(picture, { name: path.posix.basename(picture), long, want });
    }
  }
  const folders = [...new Set([...small.keys()].map(path.posix.dirname))].sort();
  const smallIn = (folder: string) => [...small].filter(([picture]) => path.posix.dirname(picture) === folder).map(([, one]) => one);
  return [...faults, ...folders.map((folder) => tooSmall(folder, smallIn(folder)))];
};
