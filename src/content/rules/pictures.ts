import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { TimeOfDay } from '../../domain/sky/daylight';
import type { SmallPicture } from '../faults/english';
import { fault, type Fault, note, type Problem, warning } from '../faults/fault';
import { clipped, dotted } from '../json';
import { type Content, filesOf, repeatsIn, type Rule, stringsIn } from './rule';

const relativeFile = /^\.{1,2}\/.+\.(?:jpe?g|png|mp4|webm)$/;

interface NamedFile {
  /** The content file that names it, and the field. */
  readonly file: string;
  readonly field: string;
  /** The path of the picture or film from the project's folder, with forward slashes. */
  readonly named: string;
}

/** Every picture and film that content names. */
const namedFilesOf = (content: Content): NamedFile[] =>
  stringsIn(content)
    .filter(({ value }) => relativeFile.test(value))
    .map(({ file, trail, value }) => ({ file, field: dotted(trail), named: path.posix.join(path.posix.dirname(file), value) }));

/** Null where the file does not exist or cannot be opened. */
function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file);
  } catch {
    return null;
  }
}

/** What is wrong with a file that content names; null when nothing is. Gatsby finds only files below `content/` that are not hidden. */
function faultOfNamedFile(root: string, named: string): Problem | null {
  if (!named.startsWith('content/') || named.split('/').some((part) => part.startsWith('.'))) return { code: 'fileOutside', named: clipped(named) };
  const stat = statOf(path.join(root, named));
  if (!stat) return { code: 'noFile', named: clipped(named) };
  if (!stat.isFile()) return { code: 'notAFile', named };
  return null;
}

/** A picture or film that content names exists. */
export const namedFiles: Rule = (content) =>
  namedFilesOf(content).flatMap(({ file, field, named }) => {
    const wrong = faultOfNamedFile(content.root, named);
    return wrong ? [fault(file, field, wrong)] : [];
  });

type PictureFacts =
  /** Pixels, after rotation by its EXIF orientation. */
  | { readonly width: number; readonly height: number }
  /** Why the build cannot use it. */
  | { readonly problem: (named: string) => Problem };

const formatOf: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png' };

async function inspect(file: string): Promise<PictureFacts> {
  const expected = formatOf[path.extname(file)];
  try {
    // as gatsby-plugin-sharp reads pictures: completely, and failing at the first warning
    const picture = sharp(file, { failOn: 'warning' });
    const { format, autoOrient } = await picture.metadata();
    if (format !== expected) return { problem: (named) => ({ code: 'otherFormat', named, format: format.toUpperCase(), expected: expected ?? '' }) };
    await picture.resize({ width: 32 }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    if (/unsupported image format|input file is empty|corrupt header/i.test(reason)) return { problem: (named) => ({ code: 'notAPicture', named }) };
    if (/exceeds pixel limit/.test(reason)) return { problem: (named) => ({ code: 'tooManyPixels', named }) };
    return { problem: (named) => ({ code: 'damagedPicture', named, reason }) };
  }
}

const known = new Map<string, Promise<PictureFacts>>();

/** Inspects a picture; the result is cached until the file changes. */
function pictureFacts(file: string): Promise<PictureFacts> {
  const { mtimeMs, size } = fs.statSync(file);
  const key = [fs.realpathSync(file), mtimeMs, size].join(' ');
  const facts = known.get(key) ?? inspect(file);
  known.set(key, facts);
  return facts;
}

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

/** One warning for the pictures of a folder that are too small, the smallest first. */
function tooSmall(folder: string, small: readonly SmallPicture[]): Fault {
  const lists = [panoramaPixels, ...Object.values(pixels)].flatMap((pixelsWanted) => {
    const list = small.filter(({ want }) => want === pixelsWanted).sort((a, b) => a.long - b.long);
    return list.length > 0 ? [[pixelsWanted, list] as const] : [];
  });
  return warning(folder, '', { code: 'smallPictures', pictures: lists });
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
    if ('problem' in facts) faults.push(fault(file, field, facts.problem(picture)));
    else if (isPanorama(field) && isNotTwoToOne(facts)) faults.push(fault(file, field, { code: 'notTwoToOne', named: picture, ...facts }));
    else {
      const long = Math.max(facts.width, facts.height);
      const want = Math.max(wanted(file, field), small.get(picture)?.want ?? 0);
      if (long < want) small.set(picture, { name: path.posix.basename(picture), long, want });
    }
  }
  const folders = [...new Set([...small.keys()].map((picture) => path.posix.dirname(picture)))].sort();
  const smallIn = (folder: string) => [...small].filter(([picture]) => path.posix.dirname(picture) === folder).map(([, one]) => one);
  return [...faults, ...folders.map((folder) => tooSmall(folder, smallIn(folder)))];
};

function faultsOfView(file: string, field: string, views: readonly { readonly timeOfDay: TimeOfDay }[]): Fault[] {
  if (views.length === 1) return [warning(file, field, { code: 'oneHourPicture' })];
  return repeatsIn(views, ({ timeOfDay }) => timeOfDay).map(({ entry: { timeOfDay }, index, earlier }) =>
    fault(file, `${field}.${index}.timeOfDay`, { code: 'timeOfDayTwice', timeOfDay, earlier: `${field}.${earlier}` }),
  );
}

/** A view by the hour has at least two times of day, each of them once; one from a balcony needs a balcony. The order in the file does not matter. */
export const hourPictures: Rule = (content) => [
  ...filesOf(content, 'ResortDay').flatMap(({ file, data: { hours } }): Fault[] =>
    hours.length === 0 ? [note(file, 'hours', { code: 'noHourPictures' })] : faultsOfView(file, 'hours', hours),
  ),
  ...filesOf(content, 'Room').flatMap(({ file, data: { balcony, balconyHours } }): Fault[] => [
    ...faultsOfView(file, 'balconyHours', balconyHours ?? []),
    ...(balconyHours?.length && !balcony ? [warning(file, 'balcony', { code: 'viewWithoutBalcony' })] : []),
  ]),
];
