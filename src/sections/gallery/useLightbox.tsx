import { useEffect, useRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptionedPicture } from '../../components/media/JustifiedRows';
import { galleryLightbox } from './galleryLightbox';
import { anchorOfPicture } from './picturePlace';
import { usePictureAddress } from './usePictureAddress';

/** A picture that the lightbox can show: its file's name is its address. */
export interface NamedPicture extends CaptionedPicture {
  readonly file: CaptionedPicture['file'] & { readonly name: string };
}

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface Lightbox<Shown> {
  /** The address of a picture on the page, without `#`: the id of the element around its link. */
  readonly anchorOf: (picture: Shown) => string;
  /** What makes a picture a link that enlarges it. */
  readonly linkOf: (picture: Shown) => ComponentPropsWithoutRef<'a'>;
  /** The lightbox, which shows while a picture is open. */
  readonly lightbox: ReactNode;
}

/**
 * Enlarges the pictures of one section, each under an address of its own, as in the gallery.
 * @param rest id of the section, for the address once the lightbox is closed
 */
export function useLightbox<Shown extends NamedPicture>(pictures: readonly Shown[], rest: string): Lightbox<Shown> {
  const { t } = useTranslation(['gallery']);
  const address = usePictureAddress();
  galleryLightbox.useAhead();
  const last = useRef<string | null>(null);
  const index = pictures.findIndex(({ file }) => file.name === address.name);

  // whoever closes the lightbox stands at the picture seen last
  useEffect(() => {
    if (address.name === null && last.current !== null) document.querySelector<HTMLElement>(`#${anchorOfPicture(CSS.escape(last.current))} a`)?.focus();
    last.current = address.name;
  }, [address.name]);

  return {
    anchorOf: ({ file }) => anchorOfPicture(file.name),
    linkOf: ({ file, caption, alt }) => ({
      href: `#${anchorOfPicture(file.name)}`,
      'aria-label': t('gallery:enlarge', { name: caption ?? alt }),
      onClick: (event) => {
        if (!plainClick(event)) return;
        event.preventDefault();
        address.open(file.name);
      },
    }),
    lightbox: pictures.length > 0 && (
      <galleryLightbox.OnTap
        open={index >= 0}
        pictures={pictures}
        index={Math.max(0, index)}
        onMove={(next) => {
          const picture = pictures[next];
          if (picture) address.move(picture.file.name);
        }}
        onClose={() => address.close(rest)}
        onMissing={() => address.close(rest)}
      />
    ),
  };
}
