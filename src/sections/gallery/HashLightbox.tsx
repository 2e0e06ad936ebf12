import { useEffect, useRef } from 'react';
import { lazyGalleryLightbox } from './lazyGalleryLightbox';
import { closePicture, showPicture, usePictureInAddress } from './lightboxHistory';
import { anchorOfPicture, indexOfPicture, type NamedPicture } from './pictureAnchor';

interface NamedLightboxProps {
  readonly albums: readonly {
    /** Where the address leads once the lightbox is closed, for those who came with a picture in it. */
    readonly slug: string;
    readonly pictures: readonly NamedPicture[];
  }[];
  /** Whether guests may keep the pictures for their trip. */
  readonly keeps?: boolean;
}

/**
 * The lightbox of pictures that have an address each: it shows the one that the page's address names, among those of its album. It follows
 * the address by itself, so that the pictures on the page are not rendered anew when one of them is opened.
 */
export function HashLightbox({ albums, keeps = false }: NamedLightboxProps) {
  lazyGalleryLightbox.usePreload();
  const name = usePictureInAddress((named) => named);
  const last = useRef<string | null>(null);
  // while nothing is open: what is made ahead is most likely the first album
  const shown = albums.find(({ pictures }) => indexOfPicture(name, pictures) >= 0) ?? albums[0];
  const index = indexOfPicture(name, shown?.pictures ?? []);

  // whoever closes the lightbox stands at the picture seen last
  useEffect(() => {
    if (name === null && last.current !== null) document.getElementById(anchorOfPicture(last.current))?.querySelector('a')?.focus();
    last.current = name;
  }, [name]);

  if (!shown || shown.pictures.length === 0) return null;
  return (
    <lazyGalleryLightbox.Overlay
      open={index >= 0}
      pictures={shown.pictures}
      index={Math.max(0, index)}
      keepAs={keeps ? (name ?? '') : undefined}
      onMove={(next) => {
        const picture = shown.pictures[next];
        if (picture) showPicture(picture.file.name);
      }}
      onClose={() => closePicture(shown.slug)}
      onError={() => closePicture(shown.slug)}
    />
  );
}
