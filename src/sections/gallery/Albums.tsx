import { graphql } from 'gatsby';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TabRow } from '../../components/ui/TabRow';
import { Album } from './Album';
import { Films } from './Films';
import { galleryLightbox } from './galleryLightbox';
import { anchorOfPicture, pictureInHash } from './picturePlace';
import { usePictureAddress } from './usePictureAddress';
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

/** The hash of the films' tab. */
const filmsSlug = 'videos';

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The albums in tabs, then the films; a picture opens in the lightbox, under an address of its own (specification §2). */
export function Albums({ albums, films }: AlbumsProps) {
  const { t } = useTranslation(['gallery']);
  const address = usePictureAddress();
  galleryLightbox.useAhead();
  const last = useRef<string | null>(null);
  const albumOf = (name: string | null) => albums.find(({ pictures }) => pictures.some(({ file }) => file.name === name));
  // nothing is open: what is made ahead is most likely the first album
  const shown = albumOf(address.name) ?? albums[0];
  const index = shown?.pictures.findIndex(({ file }) => file.name === address.name) ?? -1;

  // whoever closes the lightbox stands at the picture seen last
  useEffect(() => {
    if (address.name === null && last.current !== null) document.getElementById(anchorOfPicture(last.current))?.querySelector('a')?.focus();
    last.current = address.name;
  }, [address.name]);

  const tabs = [
    ...albums.map(({ slug, name, pictures }, place) => ({
      slug,
      label: name,
      panel: (
        <Album
          name={name}
          pictures={pictures}
          first={place === 0}
          named={shown?.slug === slug ? index : -1}
          onOpen={(event, picture) => {
            if (!plainClick(event)) return;
            event.preventDefault();
            address.open(picture);
          }}
        />
      ),
    })),
    ...(films.length > 0 ? [{ slug: filmsSlug, label: t('gallery:videos'), panel: <Films films={films} name={t('gallery:videos')} /> }] : []),
  ];

  return (
    <>
      <TabRow label={t('gallery:albums')} tabs={tabs} panelClassName={css.panel} tabOf={(hash) => albumOf(pictureInHash(`#${hash}`))?.slug} />
      {shown && (
        <galleryLightbox.OnTap
          open={index >= 0}
          pictures={shown.pictures}
          index={Math.max(0, index)}
          keepAs={address.name ?? ''}
          onMove={(next) => {
            const picture = shown.pictures[next];
            if (picture) address.move(picture.file.name);
          }}
          onClose={() => address.close(shown.slug)}
          onMissing={() => address.close(shown.slug)}
        />
      )}
    </>
  );
}
