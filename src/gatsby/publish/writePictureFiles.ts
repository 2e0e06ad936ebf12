import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pictureFilePath } from '../../domain/pages/addresses';
import { publicFolder } from './siteFiles';

interface AlbumsResult {
  readonly allAlbum: { readonly nodes: readonly { readonly pictures: readonly { readonly file: PictureFile }[] }[] };
}

interface PictureFile {
  readonly name: string;
  readonly childImageSharp: { readonly jpeg: { readonly src: string } };
}

/**
 * Copies the pictures of the gallery to short addresses: with those of gatsby-plugin-sharp the gallery's list of them is twice as large. Copies of pictures
 * that are no longer in the gallery are removed.
 */
export async function writePictureFiles({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { data } = await graphql<AlbumsResult>(
    'query GalleryFiles { allAlbum { nodes { pictures { file { name childImageSharp { jpeg: resize(width: 960, quality: 68) { src } } } } } } }',
  );
  const pictures = data?.allAlbum.nodes.flatMap(({ pictures: ofAlbum }) => ofAlbum.map(({ file }) => file)) ?? [];
  const folder = path.join(publicFolder, path.dirname(pictureFilePath('')));
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  for (const { name, childImageSharp } of pictures)
    await fs.copyFile(path.join(publicFolder, childImageSharp.jpeg.src), path.join(publicFolder, pictureFilePath(name)));
}
