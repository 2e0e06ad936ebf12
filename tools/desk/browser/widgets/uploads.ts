import { kinds } from '../../../../src/content/kinds';
import { pictureUseAt } from '../../../../src/content/schema';
import { deskPath } from '../../protocol';
import { pictureFolder } from '../../form/deskField';
import { plain, type ControlProps } from '../decap';
import { currentNames } from '../deskState';
import { preparePicture, UnusablePicture } from '../pictureFile';
import { kindAt } from '../validate';

/** Object URLs of photos uploaded in this visit and not saved yet, by path. */
const uploads = new Map<string, string>();

interface DraftFile {
  readonly path: string;
  readonly url?: string;
}
const draftFiles = ({ getEntry }: ControlProps): readonly DraftFile[] => (plain(getEntry().get('mediaFiles')) as readonly DraftFile[] | undefined) ?? [];

/** The address at which the desk can show a picture. */
export const addressOf = (file: string, control: ControlProps): string =>
  uploads.get(file) ?? draftFiles(control).find(({ path }) => path === file)?.url ?? `${deskPath}/thumbs/${file}`;

/** Adds a photo to the draft; it is written together with the content file. @param at the path of its field @returns its path, and messages about changes */
export async function upload(file: File, at: string, control: ControlProps): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const folder = pictureFolder(kindAt(at));
  const taken = new Set(
    [...currentNames().pictures, ...draftFiles(control).map(({ path }) => path), ...uploads.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1)),
  );
  const { file: prepared, notes } = await preparePicture(file, pictureUseAt(kinds[kindAt(at)].schema, at.split('.').slice(1)), taken);
  const path = `${folder}/${prepared.name}`;
  uploads.set(path, URL.createObjectURL(prepared));
  await control.onPersistMedia(prepared, { field: control.field });
  return { path, notes };
}

/** What a person is told of a photo that could not be taken. */
export const messageOf = (error: unknown): string =>
  error instanceof UnusablePicture ? error.message : 'A foto não pôde ser lida. Tente de novo, ou grave-a como JPEG.';
