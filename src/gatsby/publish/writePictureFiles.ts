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

/** Copies the pictures of the gallery to short addresses: with those of gatsby-plugin-sharp the gallery's list of them is twice as large. */
export async function writePictureFiles({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { data } = await graphql<AlbumsResult>(
    'query GalleryFiles { allAlbum { nodes { pictures { file { name childImageSharp { jpeg: resize(width: 960, quality: 68) { src } } } } } } }',
  );
  for (const { file } of data?.allAlbum.nodes.flatMap(({ pictures }) => pictures) ?? []) {
    const copy = path.join(publicFolder, pictureFilePath(file.name));
    await fs.mkdir(path.dirname(copy), { recursive: true });
    await fs.copyFile(path.join(publicFolder, file.childImageSharp.jpeg.src), copy);
  }
}
