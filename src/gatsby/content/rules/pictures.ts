import path from 'node:path';
import { fault, type Fault, warning } from '../fault';
import { pictureFacts } from '../pictureFacts';
import { faultOfNamedFile, namedFilesOf } from './namedFiles';
import type { Rule } from './rule';

/** Pixels of the long edge that fill the largest place of each kind of picture: the presets of src/queries/pictures.ts. */
export const pixels = { whole: 1600, card: 800 } as const;

/** The same of a view all round: what src/sections/rooms/RoomPanorama.tsx cuts. */
const pixelsAllRound = 4096;

const inCards = /(?:^|\.)(?:items|parts)\.\d+\.picture\.file$|\.portrait$/;

const isPanorama = (field: string): boolean => /(?:^|\.)panorama\.file$/.test(field);

/** Whether a view all round has another shape than twice as wide as high, by more than a pixel or two. */
const isNotAllRound = ({ width, height }: { readonly width: number; readonly height: number }): boolean => Math.abs(width - 2 * height) > 4;

/** How large a picture is wanted where it is named: cards are small, everything else may fill the screen. */
const wanted = (file: string, field: string): number =>
  isPanorama(field) ? pixelsAllRound : inCards.test(field) || /^content\/(?:gallery|announcements|packages)\b/.test(file) ? pixels.card : pixels.whole;

interface SmallPicture {
  readonly name: string;
  /** Pixels of the long edge: those it has, and those it should have. */
  readonly long: number;
  readonly want: number;
}

/** The small pictures of a folder in one warning, the smallest first. */
function tooSmall(folder: string, small: readonly SmallPicture[]): Fault {
  const lists = [pixelsAllRound, ...Object.values(pixels)].flatMap((pixelsWanted) => {
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
 * Pictures are pictures, whole, and large enough; a view all round is twice as wide as high. A small one is a warning: it looks soft, but the page holds.
 * CMYK, a turned camera and many megapixels are no fault: the build makes them right.
 */
export const pictures: Rule = async (content) => {
  const named = namedFilesOf(content).filter(({ named: picture }) => /\.(?:jpe?g|png)$/.test(picture));
  const there = [...new Set(named.map((one) => one.named))].filter((picture) => !faultOfNamedFile(content.root, picture));
  const factsOf = new Map(await Promise.all(there.map(async (picture) => [picture, await pictureFacts(path.join(content.root, picture))] as const)));
  const faults: Fault[] = [];
  const small = new Map<string, SmallPicture>();
  for (const { file, field, named: picture } of named) {
    const facts = factsOf.get(picture);
    if (!facts) continue; // told by the rule of named files
    if ('problem' in facts) faults.push(fault(file, field, `${picture}: ${facts.problem}`, facts.remedy));
    else if (isPanorama(field) && isNotAllRound(facts))
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
