import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
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

/** The pictures of the spa’s facility, side by side over the full width. */
export function SpaStrip({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation(['spa']);
  if (pictures.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={t('spa:pictures')}>
      {pictures.map((picture) => (
        <li key={picture.file.relativePath}>
          <Picture picture={picture} sizes="(width < 37.5em) 100vw, 51vw" />
        </li>
      ))}
    </ul>
  );
}

/** The pictures of the subjects in rows of two, alternating wide and narrow, each of which can be enlarged. */
export function SpaGallery({ words, pictures }: { words: Queries.SectionWordsFragment; pictures: Pictures }) {
  const linkOf = useLightboxLinks();
  if (pictures.length === 0) return null;
  return (
    <section id={words.slug} className="section wrap" aria-labelledby={`${words.slug}-titulo`}>
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
