import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pictureFilePath } from '../../domain/pages/addresses';
import { contentNodes } from '../contentNodes';
import { findPictureFiles } from './pictureFiles';
import { publicFolder } from './siteFiles';

/** Copies the pictures of the gallery to short addresses: with those of gatsby-plugin-sharp its list would be twice as large. */
export async function writePictureFiles(args: Pick<BuildArgs, 'graphql' | 'getNodesByType'>): Promise<void> {
  const pictures = contentNodes(args, 'Album').flatMap((album) => album.pictures);
  const fileOf = await findPictureFiles(args, pictures);
  const folder = path.join(publicFolder, path.dirname(pictureFilePath('')));
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  for (const { name, jpeg } of pictures.map(fileOf)) await fs.copyFile(path.join(publicFolder, jpeg), path.join(publicFolder, pictureFilePath(name)));
}
