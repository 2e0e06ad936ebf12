import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { isPlainClick } from '../../browser/isPlainClick';
import { lazyComponent } from '../lazy/lazyComponent';
import { closePicture, openPicture, showPicture, usePictureInAddress } from './lightboxHistory';
import { anchorOfPicture, indexOfPicture, type NamedPicture } from './pictureAnchor';

const lightbox = lazyComponent(() => import('./GalleryLightbox'));

interface HashLightboxProps {
  readonly albums: readonly {
    /** The hash after closing, for visitors who came with a picture in the address. */
    readonly slug: string;
    readonly pictures: readonly NamedPicture[];
  }[];
  readonly saveable?: boolean;
}

/** The lightbox of the picture in the hash. It subscribes to the hash itself, so that the pictures on the page do not re-render. */
export function HashLightbox({ albums, saveable = false }: HashLightboxProps) {
  lightbox.usePreload();
  const name = usePictureInAddress((named) => named);
  const last = useRef<string | null>(null);
  // while nothing is open, the first album is prerendered
  const shown = albums.find(({ pictures }) => indexOfPicture(name, pictures) >= 0) ?? albums[0];
  const index = indexOfPicture(name, shown?.pictures ?? []);

  // after closing, the picture seen last is focused
  useEffect(() => {
    if (name === null && last.current !== null) document.getElementById(anchorOfPicture(last.current))?.querySelector('a')?.focus();
    last.current = name;
  }, [name]);

  if (!shown || shown.pictures.length === 0) return null;
  return (
    <lightbox.Overlay
      open={index >= 0}
      pictures={shown.pictures}
      index={Math.max(0, index)}
      savedAs={saveable ? (name ?? '') : undefined}
      onMove={(next) => {
        const picture = shown.pictures[next];
        if (picture) showPicture(picture.file.name);
      }}
      onClose={() => closePicture(shown.slug)}
      onError={() => closePicture(shown.slug)}
    />
  );
}

export const anchorOf = ({ file }: NamedPicture): string => anchorOfPicture(file.name);

/** The props of a link that enlarges a picture, on a page with a `HashLightbox`. */
export function useLightboxLinks(): (picture: NamedPicture) => ComponentPropsWithoutRef<'a'> {
  const { t } = useI18n(['gallery']);
  return ({ file, alt }) => ({
    href: `#${anchorOfPicture(file.name)}`,
    // named by the alt text: the caption below alludes to the picture without describing it
    'aria-label': t('gallery:enlarge', { name: alt }),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openPicture(file.name);
    },
  });
}
