import { type CaptionedPicture, Picture } from './Picture';

interface FigureProps {
  readonly picture: CaptionedPicture | undefined;
  readonly sizes: string;
  readonly className?: string | undefined;
}

export function Figure({ picture, sizes, className }: FigureProps) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Picture picture={picture} sizes={sizes} />
      {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
    </figure>
  );
}
