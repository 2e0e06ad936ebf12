import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Size } from '../../domain/pictures/focus';
import type { TimeOfDay } from '../../domain/sky/timesOfDay';
import { hotelFolder } from '../../hotel';
import { fault, type Fault, note, warning } from '../faults/fault';
import { grouped } from '../grouped';
import { isIgnored } from '../ignoredFiles';
import { clipped, dotted } from '../json';
import { kinds } from '../kinds';
import { type PictureUse, problemsOfPicture } from '../pictureSizes';
import { pictureUseAt } from '../schema';
import { filesOf, repeatsIn, type Rule, stringsIn } from './rule';

const relativeFile = /^\.{1,2}\/.+\.(?:jpe?g|png|mp4|webm|pdf)$/;

interface NamedFile {
  /** The content file that names it, and the field. */
  readonly file: string;
  readonly field: string;
  readonly use: PictureUse;
  /** The path of the picture, film or PDF from the project's folder, with forward slashes. */
  readonly named: string;
}

/** Every picture, film and PDF that content names. The first picture of a room is at the top of its page. */
export const namedFilesOf = (content: Parameters<typeof stringsIn>[0]): NamedFile[] =>
  stringsIn(content)
    .filter(({ value }) => relativeFile.test(value))
    .map(({ kind, file, trail, value }) => ({
      file,
      field: dotted(trail),
      use: kind === 'Room' && dotted(trail) === 'pictures.0.file' ? 'hero' : pictureUseAt(kinds[kind].schema, trail),
      named: path.posix.join(path.posix.dirname(file), value),
    }));

/** The file of this path in any Unicode form: Gatsby distinguishes accents of one character (NFC) and of two (NFD, as macOS writes); they look the same. */
function fileLike(root: string, named: string): string | undefined {
  const within = path.posix.relative(hotelFolder, named);
  if (within.startsWith('../') || isIgnored(within)) return undefined;
  const file = within.split('/').reduce<string | undefined>((folder, part) => {
    if (folder === undefined || !fs.statSync(path.resolve(root, folder)).isDirectory()) return undefined;
    // names as listed: macOS opens a file by both forms
    const names = fs.readdirSync(path.resolve(root, folder));
    const found = names.includes(part) ? part : names.find((name) => name.normalize() === part.normalize());
    return found && path.posix.join(folder, found);
  }, hotelFolder);
  return file !== undefined && fs.statSync(path.resolve(root, file), { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** A character in a file's name that ends or escapes an address; the file would not be found. People share the address of a PDF: its name is plain. */
const signIn = (named: string): string | undefined => (named.endsWith('.pdf') ? /[^\w.-]/.exec(path.posix.basename(named)) : /[#%?]/.exec(named))?.[0];

function faultOfName({ file, field, named, found }: NamedFile & { readonly found: string | undefined }): Fault[] {
  const sign = signIn(named);
  if (found === undefined) return [fault(file, field, { code: 'noFile', named: clipped(named) })];
  if (found !== named) return [fault(file, field, { code: 'otherAccents', named: clipped(named), apart: found === found.normalize() ? 'field' : 'file' })];
  return sign ? [fault(file, field, { code: 'signInName', named: clipped(named), sign })] : [];
}

/** The size of a picture in pixels, after rotation by its EXIF orientation; or why the build cannot use it. */
type PictureFacts = Size | { readonly reason: string };

const formatOf = (named: string): 'png' | 'jpeg' => (named.endsWith('.png') ? 'png' : 'jpeg');

async function inspect(file: string): Promise<PictureFacts> {
  try {
    // as gatsby-plugin-sharp reads pictures: completely, failing at the first warning
    const picture = sharp(file, { failOn: 'warning' });
    const { format, autoOrient } = await picture.metadata();
    if (format !== formatOf(file)) return { reason: format.toUpperCase() };
    await picture.resize({ width: 32 }).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    return { reason: (error as Error).message.split('\n')[0] ?? '' };
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

/** The size of the first picture in a series of hours, whose shape all must have. */
const seriesOf = ({ file, field }: NamedFile, all: readonly (NamedFile & { readonly facts: PictureFacts })[]): Size | undefined => {
  const first = all.find((other) => other.file === file && other.field === field.replace(/\.\d+\./, '.0.'))?.facts;
  return first && !('reason' in first) ? first : undefined;
};

/**
 * Pictures, films and PDF files exist, under names that work in an address; pictures are readable and of a useful shape. One that is too small is a warning,
 * once, where it needs most pixels. The build handles CMYK, EXIF orientation and many megapixels.
 */
export const pictures: Rule = async (content) => {
  const files = namedFilesOf(content).map((one) => ({ ...one, found: fileLike(content.root, one.named) }));
  const misnamed = files.flatMap(faultOfName);
  const there = files.filter(({ named, found }) => found === named && /\.(?:jpe?g|png)$/.test(named));
  const inspected = await Promise.all(there.map(async (one) => ({ ...one, facts: await pictureFacts(path.resolve(content.root, one.named)) })));
  const bad = inspected.flatMap(({ file, field, named, facts }) =>
    'reason' in facts ? [fault(file, field, { code: 'badPicture', named, format: formatOf(named).toUpperCase(), ...facts })] : [],
  );
  const problems = inspected.flatMap((one) => {
    const { file, field, facts } = one;
    if ('reason' in facts) return [];
    return problemsOfPicture({ ...one, uses: [one.use], size: facts, like: one.use === 'hour' ? seriesOf(one, inspected) : undefined }).map((problem) => ({
      file,
      field,
      problem,
    }));
  });
  const wantOf = ({ problem }: (typeof problems)[number]): number => (problem.code === 'smallPicture' ? Number(problem.want) : 0);
  // a picture that is too small is reported once
  const ofEach = grouped(
    problems.sort((one, other) => wantOf(other) - wantOf(one)),
    ({ file, field, problem }) => (problem.code === 'smallPicture' ? String(problem.named) : `${file} ${field} ${problem.code}`),
  );
  const shown = [...ofEach.values()].map(([{ file, field, problem }]) => (problem.code === 'notTwoToOne' ? fault : warning)(file, field, problem));
  return [...misnamed, ...bad, ...shown];
};

function faultsOfView(file: string, field: string, views: readonly { readonly timeOfDay: TimeOfDay }[]): Fault[] {
  if (views.length === 1) return [warning(file, field, { code: 'oneHourPicture' })];
  return repeatsIn(views, ({ timeOfDay }) => timeOfDay).map(({ index, earlier }) =>
    fault(file, `${field}.${index}.timeOfDay`, { code: 'listedTwice', earlier: `${field}.${earlier}` }),
  );
}

/** A view by the hour has at least two times of day, each once; a view from a balcony needs a balcony. The order in the file does not matter. */
export const hourPictures: Rule = (content) => [
  ...filesOf(content, 'ResortDay').flatMap(({ file, data: { hours } }): Fault[] =>
    hours.length === 0 ? [note(file, 'hours', { code: 'noHourPictures' })] : faultsOfView(file, 'hours', hours),
  ),
  ...filesOf(content, 'Room').flatMap(({ file, data: { balcony, balconyHours } }): Fault[] => [
    ...faultsOfView(file, 'balconyHours', balconyHours ?? []),
    ...(balconyHours?.length && !balcony ? [warning(file, 'balcony', { code: 'viewWithoutBalcony' })] : []),
  ]),
];
