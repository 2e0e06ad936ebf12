import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { shortColour } from '../../domain/brand/colours';
import { focusOf, whole } from '../../domain/pictures/focus';

/** The result of a picture preset of src/queries/pictures.ts. */
export interface PictureData {
  readonly alt: string;
  readonly focus: string | null;
  /** The version for tall screens, for pictures that can be the first of a page. */
  readonly tall?: IGatsbyImageData | null;
  /** Channels of the dark colour that shades it behind the header, for the same pictures. */
  readonly shade?: string | null;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData; readonly jpeg: { readonly src: string | null } | null } | null;
  };
}

/** The result of a picture preset of src/queries/pictures.ts, with a caption. */
export interface CaptionedPicture extends PictureData {
  readonly caption: string | null;
}

interface PictureProps {
  readonly picture: PictureData;
  readonly sizes?: string;
  /** For the first picture of a page: fetched eagerly with high priority, and on tall screens in its tall version. */
  readonly priority?: boolean;
  readonly tall?: boolean;
  readonly tallSizes?: string;
  /** Gives it an empty alt text, inside a link whose text already says it. */
  readonly decorative?: boolean;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** Width and height reserve the aspect ratio before the picture is loaded; the actual size is set by CSS. */
const nominalWidth = 1200;

export const tallScreens = '(width <= 48em)';

/** What shades a picture behind the header and text, for a parent of both: its own dark colour instead of that of `tokens.css`. */
export const shadeStyle = (picture: PictureData | null | undefined): CSSProperties | undefined =>
  picture?.shade ? ({ '--veil': picture.shade } as CSSProperties) : undefined;

const avifOf = ({ images }: IGatsbyImageData): string | undefined => images.fallback?.srcSet;

/** A plain `<picture>` that needs no script: AVIF, with a JPEG for the few browsers without support, and its mean colour until it has come. */
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
  const mean = data.backgroundColor && shortColour(data.backgroundColor);
  // words may stand on a picture with priority: its colour is not faded
  const colour = priority ? { backgroundColor: mean } : { '--mean': mean };
  const [across, down] = focusOf(picture.focus, data);
  const position =
    picture.focus === whole
      ? { objectFit: 'contain', backgroundColor: 'var(--paper)' }
      : { objectPosition: picture.focus || down !== 50 ? `${across}% ${down}%` : undefined };
  const style = { ...colour, ...position } as CSSProperties;
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
        onLoad={onLoad}
        onError={onError}
        style={style}
      />
    </picture>
  );
}
