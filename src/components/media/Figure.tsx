import { type CaptionedPicture, Picture } from './Picture';

export function Figure({ picture, sizes, className }: { picture: CaptionedPicture | undefined; sizes: string; className?: string | undefined }) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Picture picture={picture} sizes={sizes} />
      {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
    </figure>
  );
}
