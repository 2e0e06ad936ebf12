import { JustifiedRows } from '../media/JustifiedRows';
import { ArrowLink } from '../ui/ArrowLink';
import { SectionHead } from '../ui/SectionHead';
import { anchorOf, HashLightbox, useLightboxLinks } from './HashLightbox';
import type { NamedPicture } from './pictureAnchor';

interface PictureTourProps {
  readonly section: Queries.SectionTextFragment & { readonly pictures: readonly NamedPicture[] };
}

/** A section of pictures in rows, each of which can be enlarged, with a link to more of them; nothing without pictures. */
export function PictureTour({ section: { slug, title, path, action, pictures } }: PictureTourProps) {
  const linkOf = useLightboxLinks();
  if (pictures.length === 0) return null;
  return (
    <section id={slug} className="section wrap no-print" aria-labelledby={`${slug}-titulo`}>
      <SectionHead id={`${slug}-titulo`} title={title}>
        {path && <ArrowLink to={path}>{action}</ArrowLink>}
      </SectionHead>
      <JustifiedRows pictures={pictures} label={title} anchorOf={anchorOf} linkOf={linkOf} />
      <HashLightbox albums={[{ slug, pictures }]} />
    </section>
  );
}
