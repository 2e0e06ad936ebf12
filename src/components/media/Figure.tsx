import { type CaptionedPicture, Picture } from './Picture';

interface FigureProps {
  readonly picture: CaptionedPicture | undefined;
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A picture above its caption, if it has one. Nothing if content has no such picture. */
export function Figure({ picture, sizes, className }: FigureProps) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Picture picture={picture} sizes={sizes} />
      {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
    </figure>
  );
}
