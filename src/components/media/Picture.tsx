import type { CSSProperties } from 'react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface ImageFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** What a picture preset of src/queries/pictures.ts answers. */
export interface PictureData {
  readonly alt: string;
  readonly focus: string | null;
  readonly file: ImageFile;
  readonly portrait?: ImageFile | null;
}

interface PictureProps {
  readonly picture: PictureData;
  /** How wide it stands, as in the HTML attribute; the whole width by default. */
  readonly sizes?: string;
  /** The first picture of a page: fetched at once and before all else. */
  readonly priority?: boolean;
  /** True inside a titled link, where the words already say it. */
  readonly decorative?: boolean;
}

/** Width and height give the shape before the picture is there; the size itself comes from CSS. */
const nominalWidth = 1200;
const tall = '(max-width: 768px)';

function sourcesOf(file: ImageFile, sizes: string, media?: string) {
  const image = file.childImageSharp?.gatsbyImageData;
  return (image?.images.sources ?? []).map(({ type, srcSet }) => <source key={`${media}${type}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />);
}

/**
 * A plain `<picture>`, painted without script: AVIF first, JPEG for the rest, the dominant colour as its ground,
 * a second camera for tall screens where content gives one. It fills the box its parent gives it.
 */
export function Picture({ picture, sizes = '100vw', priority = false, decorative = false }: PictureProps) {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { fallback } = image.images;
  const height = Math.round((nominalWidth * image.height) / image.width);
  const portrait = picture.portrait?.childImageSharp?.gatsbyImageData;
  const style: CSSProperties = { backgroundColor: image.backgroundColor, objectPosition: picture.focus ?? undefined };
  return (
    <picture>
      {picture.portrait && sourcesOf(picture.portrait, sizes, tall)}
      {portrait?.images.fallback && <source srcSet={portrait.images.fallback.srcSet} sizes={sizes} media={tall} />}
      {sourcesOf(picture.file, sizes)}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={decorative ? '' : picture.alt}
        width={nominalWidth}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        data-first={priority ? '' : undefined}
        style={style}
      />
    </picture>
  );
}
