import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Data } from '../../content/kinds';
import { pictureFilePath } from '../../domain/pages/addresses';
import { findPictureFiles } from './pictureFiles';
import { publicFolder } from './siteFiles';

/**
 * Copies the pictures of the gallery to short addresses: with those of gatsby-plugin-sharp the gallery's list of them is twice as large. Copies of pictures
 * that are no longer in the gallery are removed.
 */
export async function writePictureFiles({ graphql, getNodesByType }: Pick<BuildArgs, 'graphql' | 'getNodesByType'>): Promise<void> {
  const pictures = (getNodesByType('Album') as unknown as Data<'Album'>[]).flatMap((album) => album.pictures);
  const fileOf = await findPictureFiles({ graphql }, pictures);
  const folder = path.join(publicFolder, path.dirname(pictureFilePath('')));
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  for (const { name, jpeg } of pictures.map(fileOf)) await fs.copyFile(path.join(publicFolder, jpeg), path.join(publicFolder, pictureFilePath(name)));
}
