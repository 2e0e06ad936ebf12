import path from 'node:path';
import type { BuildArgs } from 'gatsby';

/** A picture in content, with a path relative to its file. */
interface NamedPicture {
  readonly file: string;
}

export interface PictureFile {
  readonly name: string;
  readonly absolutePath: string;
  readonly contentDigest: string;
  readonly jpeg: string;
}

/** The JPEG has a size that the pages use too, so that no others are generated. */
const picturesQuery = /* GraphQL */ `
  query PublishedPictures($files: [String]) {
    allFile(filter: { relativePath: { in: $files } }) {
      nodes {
        name
        relativePath
        absolutePath
        internal {
          contentDigest
        }
        childImageSharp {
          jpeg: resize(width: 960, quality: 68) {
            src
          }
        }
      }
    }
  }
`;

/** The path of a picture in the hotel's folder, whose folders all have the same depth. */
const pathOf = ({ file }: NamedPicture): string => path.posix.join('pages', file);

/** Finds the files of pictures of content. @throws if one cannot be read */
export async function findPictureFiles({ graphql }: Pick<BuildArgs, 'graphql'>, pictures: readonly NamedPicture[]) {
  const answer: { data?: Queries.PublishedPicturesQuery; errors?: unknown } = await graphql(picturesQuery, { files: pictures.map(pathOf) });
  const files = new Map<string, PictureFile>();
  for (const { name, relativePath, absolutePath, internal, childImageSharp } of answer.data?.allFile.nodes ?? []) {
    const jpeg = childImageSharp?.jpeg?.src;
    if (jpeg) files.set(relativePath, { name, absolutePath, contentDigest: internal.contentDigest, jpeg });
  }
  return (picture: NamedPicture): PictureFile => {
    const file = files.get(pathOf(picture));
    if (!file) throw new Error(`The picture ${pathOf(picture)} cannot be read.`, { cause: answer.errors });
    return file;
  };
}
