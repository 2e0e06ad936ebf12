import { inPortuguese } from '../../../../src/content/faults/describe';
import { warning } from '../../../../src/content/faults/fault';
import { kinds } from '../../../../src/content/kinds';
import { uniqueFileName } from '../../../../src/content/photos';
import { type PictureUse, problemsOfPicture } from '../../../../src/content/pictureSizes';
import { pictureUseAt } from '../../../../src/content/schema';
import type { Size } from '../../../../src/domain/pictures/focus';
import { deskPath } from '../../protocol';
import { pictureFolder } from '../../form/deskField';
import { plain, type ControlProps } from '../decap';
import { currentNames } from '../deskState';
import { keptPhoto, notesOf, type Photo, UnusablePicture } from '../photoFile';
import { kindAt } from '../validate';

/** Object URLs of files uploaded in this visit and not saved yet, by path. */
const uploads = new Map<string, string>();

interface DraftFile {
  readonly path: string;
  readonly url?: string;
}
const draftFiles = ({ getEntry }: ControlProps): readonly DraftFile[] => (plain(getEntry().get('mediaFiles')) as readonly DraftFile[] | undefined) ?? [];

/** The address at which the desk can show a picture. */
export const addressOf = (file: string, control: ControlProps): string =>
  uploads.get(file) ?? draftFiles(control).find(({ path }) => path === file)?.url ?? `${deskPath}/thumbs/${file}`;

/** Adds a file to the draft, under a free name; it is written together with the content file. @returns its path */
export async function addFile(file: Blob, { name, folder, control }: { name: string; folder: string; control: ControlProps }): Promise<string> {
  const taken = [...currentNames().pictures, ...draftFiles(control).map(({ path }) => path), ...uploads.keys()].flatMap((path) =>
    path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
  );
  const prepared = new File([file], uniqueFileName(name, new Set(taken), file.type === 'image/jpeg' ? 'jpg' : file.type.replace(/.*\//, '')), {
    type: file.type,
  });
  const path = `${folder}/${prepared.name}`;
  uploads.set(path, URL.createObjectURL(prepared));
  await control.onPersistMedia(prepared, { field: control.field });
  return path;
}

/** How the picture of a field is shown. @param at the path of the field */
export const useAt = (at: string): PictureUse => pictureUseAt(kinds[kindAt(at)].schema, at.split('.').slice(1));

/** What is done to a photo, and what would not work of it in its place. @param like the size of the one that it replaces */
export const toldOf = (photo: Photo, use: PictureUse, like?: Size): string[] => [
  ...notesOf(photo, use),
  ...problemsOfPicture({ named: photo.file.name, use, size: photo.size, like }).map((problem) => {
    const told = inPortuguese(warning('', '', problem));
    return `${told.problem}; ${told.remedy}.`;
  }),
];

/** Adds a photo to the draft. @param at the path of its field @returns its path, and what is told of it */
export async function upload(photo: Photo, at: string, control: ControlProps): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const { name } = photo.file;
  const path = await addFile(await keptPhoto(photo, useAt(at)), { name, folder: pictureFolder(kindAt(at)), control });
  return { path, notes: [...(path.endsWith(`/${name}`) ? [] : [`Guardada como ${path.replace(/.*\//, '')}.`]), ...toldOf(photo, useAt(at))] };
}

/** What a person is told of a photo that could not be taken. */
export const messageOf = (error: unknown): string =>
  error instanceof UnusablePicture ? error.message : 'A foto não pôde ser lida. Tente de novo, ou grave-a como JPEG.';
