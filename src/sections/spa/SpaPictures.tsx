import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { SectionHead } from '../../components/ui/SectionHead';
import { anchorOf, HashLightbox, useLightboxLinks } from '../../components/lightbox/HashLightbox';
import { ArrowLink } from '../../components/ui/ArrowLink';
import * as css from './SpaPictures.module.css';

export const fragment = graphql`
  fragment SpaPicture on Picture {
    ...HalfPicture
    file {
      name
      relativePath
    }
  }
`;

type Pictures = readonly Queries.SpaPictureFragment[];

/** The pictures of the subjects in rows of two, alternating narrow and wide, each of which can be enlarged. */
export function SpaGallery({ words, pictures }: { words: Queries.SectionWordsFragment; pictures: Pictures }) {
  const linkOf = useLightboxLinks();
  if (pictures.length === 0) return null;
  return (
    <section id={words.slug} className={`section wrap ${css.gallery}`} aria-labelledby={`${words.slug}-titulo`}>
      <SectionHead id={`${words.slug}-titulo`} title={words.title}>
        {words.path && <ArrowLink to={words.path}>{words.action}</ArrowLink>}
      </SectionHead>
      <ul className={`grid ${css.pictures}`} aria-label={words.title}>
        {pictures.map((picture) => (
          <li key={picture.file.relativePath} id={anchorOf(picture)}>
            <figure>
              <a className="zoom" {...linkOf(picture)}>
                <Picture picture={picture} sizes="(width < 37.5em) 100vw, 54vw" />
              </a>
              {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <HashLightbox albums={[{ slug: words.slug, pictures }]} />
    </section>
  );
}
