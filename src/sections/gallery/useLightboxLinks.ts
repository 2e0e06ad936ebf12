import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openPicture } from './lightboxHistory';
import { anchorOfPicture, type NamedPicture } from './pictureAnchor';

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The id of the element around a picture's link. */
export const anchorOf = ({ file }: NamedPicture): string => anchorOfPicture(file.name);

/** The props of a link that enlarges a picture, on a page with a `HashLightbox`. */
export function useLightboxLinks(): (picture: NamedPicture) => ComponentPropsWithoutRef<'a'> {
  const { t } = useTranslation(['gallery']);
  return ({ file, alt }) => ({
    href: `#${anchorOfPicture(file.name)}`,
    // named by the alt text: the caption below alludes to the picture without describing it
    'aria-label': t('gallery:enlarge', { name: alt }),
    onClick: (event) => {
      if (!plainClick(event)) return;
      event.preventDefault();
      openPicture(file.name);
    },
  });
}
