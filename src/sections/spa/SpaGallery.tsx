import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { HashLightbox } from '../gallery/HashLightbox';
import { anchorOf, useLightboxLinks } from '../gallery/useLightboxLinks';
import * as css from './SpaGallery.module.css';

export const fragment = graphql`
  fragment SpaPicture on Picture {
    ...HalfPicture
    file {
      name
      relativePath
    }
  }
`;

interface SpaGalleryProps {
  readonly words: Queries.SectionWordsFragment;
  readonly pictures: readonly Queries.SpaPictureFragment[];
}

/** The pictures of the subjects in rows of two, alternating wide and narrow, each of which can be enlarged. */
export function SpaGallery({ words, pictures }: SpaGalleryProps) {
  const linkOf = useLightboxLinks();
  if (pictures.length === 0) return null;
  return (
    <section id={words.slug} className="section wrap" aria-labelledby={`${words.slug}-titulo`}>
      <div className="head">
        <h2 id={`${words.slug}-titulo`}>{words.title}</h2>
        {words.path && (
          <div className="head__side">
            <SiteLink className="link" to={words.path}>
              {words.action}
              <Icon name="right" />
            </SiteLink>
          </div>
        )}
      </div>
      <ul className={css.pictures} aria-label={words.title}>
        {pictures.map((picture) => (
          <li key={picture.file.relativePath} id={anchorOf(picture)}>
            <figure>
              <a {...linkOf(picture)}>
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
