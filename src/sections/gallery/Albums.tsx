import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { TabRow } from '../../components/ui/TabRow';
import { Album } from './Album';
import { Films } from './Films';
import { HashLightbox } from './HashLightbox';
import { pictureInHash, indexOfPicture } from './pictureAnchor';
import * as css from './Albums.module.css';

export const fragment = graphql`
  fragment GalleryAlbum on Album {
    slug
    name(language: $language)
    pictures {
      ...HalfPicture
      file {
        name
      }
    }
  }
`;

interface AlbumsProps {
  readonly albums: readonly Queries.GalleryAlbumFragment[];
  readonly films: readonly Queries.GalleryFilmFragment[];
}

/** The hash of the tab of films. */
const filmsSlug = 'videos';

/** The albums in tabs, then the films; a picture opens in the lightbox, with an address of its own (docs/hotel-rules.md 13.8). */
export function Albums({ albums, films }: AlbumsProps) {
  const { t } = useTranslation(['gallery']);
  const tabs = [
    ...albums.map(({ slug, name, pictures }, place) => ({ slug, label: name, panel: <Album name={name} pictures={pictures} first={place === 0} /> })),
    ...(films.length > 0 ? [{ slug: filmsSlug, label: t('gallery:videos'), panel: <Films films={films} name={t('gallery:videos')} /> }] : []),
  ];
  const albumIn = (hash: string) => albums.find(({ pictures }) => indexOfPicture(pictureInHash(`#${hash}`), pictures) >= 0);
  return (
    <>
      <TabRow label={t('gallery:albums')} tabs={tabs} panelClassName={css.panel} tabOf={(hash) => albumIn(hash)?.slug} />
      <HashLightbox albums={albums} saveable />
    </>
  );
}
