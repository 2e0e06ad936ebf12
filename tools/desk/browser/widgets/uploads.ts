import { createEmitter } from '../../../../src/browser/store';
import type { Problem } from '../../../../src/content/faults/fault';
import { kinds } from '../../../../src/content/kinds';
import { keptSize, notesOfPhoto, uniqueFileName } from '../../../../src/content/photos';
import { type PictureUse, problemsOfPicture } from '../../../../src/content/pictureSizes';
import { pictureUseAt } from '../../../../src/content/schema';
import type { Size } from '../../../../src/domain/pictures/focus';
import { deskPath, ReadableError } from '../../protocol';
import { pictureFolder } from '../../form/deskField';
import { plain, type ControlProps } from '../decap';
import { currentNames, isLocal, requestOfDesk } from '../deskState';
import { removeFromForm } from '../internals';
import { keptPhoto, type Photo, staysPng } from '../photoFile';
import { faultText, kindAt } from '../validate';

/** Object URLs of files uploaded in this visit and not saved yet, by path. */
const uploads = new Map<string, string>();

/** Tells that another film has taken the place of the one before. */
export const filmReplaced = createEmitter();

/** The files that are written together with the content file. */
const draftFiles = ({ getEntry }: ControlProps) =>
  (plain(getEntry().get('mediaFiles')) ?? []) as readonly Readonly<{ id: string; path: string; url?: string; displayURL?: unknown }>[];

/** The address of a file that is written together with the content file. */
export function addressInDraft(file: string, control: ControlProps): string | undefined {
  const { url, displayURL } = draftFiles(control).find(({ path }) => path === file) ?? {};
  // of a draft that the service has; of what is on the site it is no address
  return uploads.get(file) ?? url ?? (typeof displayURL === 'string' ? displayURL : undefined);
}

/** The address at which the desk can show a picture. */
export const addressOf = (file: string, control: ControlProps): string => addressInDraft(file, control) ?? `${deskPath}/thumbs/${file}`;

/** The names that are taken in a folder, on the site and in the draft. */
export function namesIn(folder: string, control: ControlProps): ReadonlySet<string> {
  const { pictures, pdfsAndFilms } = currentNames();
  const files = [...pictures, ...pdfsAndFilms, ...draftFiles(control).map(({ path }) => path), ...uploads.keys()];
  return new Set(files.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])));
}

/** Adds a file to the draft, in place of one of its name; it is written together with the content file. @param change changes the fields that name it @returns its path */
export async function addFile(
  file: Blob,
  { name, folder, control }: { name: string; folder: string; control: ControlProps },
  change?: (path: string) => Promise<void>,
): Promise<string> {
  const prepared = new File([file], name, { type: file.type });
  const path = `${folder}/${name}`;
  for (const { id } of draftFiles(control).filter((one) => one.path === path)) removeFromForm(id);
  uploads.set(path, URL.createObjectURL(prepared));
  // before: Decap takes a form whose fields are again as saved for unchanged, and would not write the file
  await change?.(path);
  await control.onPersistMedia(prepared, { field: control.field });
  return path;
}

/** How the picture of a field, or those of a list, are shown. @param at the path of the field */
export const useAt = (at: string): PictureUse => pictureUseAt(kinds[kindAt(at)].schema, [...at.split('.').slice(1), '*']);

/** What the content check says of a file. */
export const problemText = (found: Problem): string => `${faultText(found)}.`;

/** What is done to a photo, and what would not work of it in its places. @param like the size of the one that it replaces */
export const allNotes = (photo: Photo, uses: readonly PictureUse[], like?: Size): string[] => [
  ...notesOfPhoto({ ...photo, kept: keptSize(photo.size, uses) }),
  ...problemsOfPicture({ named: photo.file.name, uses, size: photo.size, like }).map(problemText),
];

export const inBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/.*,/, ''));
    reader.readAsDataURL(blob);
  });

/** The hotel's file with these bytes, on this machine; undefined where there is none. */
export const fileLike = async (file: Blob): Promise<string | undefined> =>
  isLocal() ? (await requestOfDesk<{ readonly path?: string }>('fileLike', { content: await inBase64(file) })).path : undefined;
export const alreadyThere = (path: string): string => `Já está na pasta, como ${path.replace(/.*\//, '')}: o campo leva a esse.`;

/** Adds a photo to the draft, unless it is in a folder already. @param at the path of its field @returns its path, and what is told of it */
export async function upload(photo: Photo, at: string, control: ControlProps): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const { name } = photo.file;
  const folder = pictureFolder(kindAt(at));
  const uses = [useAt(at)];
  const kept = await keptPhoto(photo, uses);
  const known = await fileLike(kept);
  if (known) return { path: known, notes: [alreadyThere(known)] };
  const free = uniqueFileName(name, namesIn(folder, control), staysPng(photo, uses) ? 'png' : 'jpg');
  const path = await addFile(kept, { name: free, folder, control });
  const named = path.endsWith(`/${name}`) ? [] : [`Guardada como ${path.replace(/.*\//, '')}.`];
  const isDoubtful = problemsOfPicture({ named: name, uses, size: photo.size }).length > 0;
  return { path, notes: [...named, ...allNotes(photo, uses), ...(isDoubtful ? ['Está no formulário assim mesmo.'] : [])] };
}

/** What a person is told of a photo that could not be taken. */
export const messageOf = (error: unknown): string =>
  error instanceof ReadableError ? error.message : 'A foto não pôde ser lida. Tente de novo, ou grave-a como JPEG.';
