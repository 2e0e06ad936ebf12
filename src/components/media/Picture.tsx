import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { shortColour } from '../../domain/brand/colours';

/** What a picture preset of src/queries/pictures.ts answers. */
export interface PictureData {
  readonly alt: string;
  readonly focus: string | null;
  /** Its version for tall screens, where it can be the first picture of a page. */
  readonly tall?: IGatsbyImageData | null;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData; readonly jpeg: { readonly src: string | null } | null } | null;
  };
}

interface PictureProps {
  readonly picture: PictureData;
  /** How wide it stands, as in the HTML attribute; the whole width by default. */
  readonly sizes?: string;
  /** The first picture of a page: fetched at once and before all else, and on tall screens in its tall version. */
  readonly priority?: boolean;
  /** Whether it stands in its tall version on tall screens; as `priority` when left out. */
  readonly tall?: boolean;
  /** How wide the tall version stands. */
  readonly tallSizes?: string;
  /** True inside a titled link, where the words already say it. */
  readonly decorative?: boolean;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** Width and height give the shape before the picture is there; the size itself comes from CSS. */
const nominalWidth = 1200;

/** Where the tall version stands in. */
export const tallScreens = '(width <= 48em)';

const avifOf = ({ images }: IGatsbyImageData): string | undefined => images.fallback?.srcSet;

/**
 * A plain `<picture>`, painted without script: AVIF, with a JPEG for the few browsers that do not know it, and the dominant colour as
 * its ground. It fills the box its parent gives it.
 */
export function Picture({
  picture,
  sizes = '100vw',
  priority = false,
  tall = priority,
  tallSizes = '100vw',
  decorative = false,
  onLoad,
  onError,
}: PictureProps) {
  const image = picture.file.childImageSharp;
  if (!image) return null;
  const { gatsbyImageData: data, jpeg } = image;
  const style: CSSProperties = { backgroundColor: data.backgroundColor && shortColour(data.backgroundColor), objectPosition: picture.focus ?? undefined };
  return (
    <picture>
      {tall && picture.tall && <source type="image/avif" media={tallScreens} srcSet={avifOf(picture.tall)} sizes={tallSizes} />}
      <source type="image/avif" srcSet={avifOf(data)} sizes={sizes} />
      <img
        src={jpeg?.src ?? undefined}
        alt={decorative ? '' : picture.alt}
        width={nominalWidth}
        height={Math.round((nominalWidth * data.height) / data.width)}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        data-first={priority ? '' : undefined}
        onLoad={onLoad}
        onError={onError}
        style={style}
      />
    </picture>
  );
}
