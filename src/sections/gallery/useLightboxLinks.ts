import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openPicture } from './lightboxHistory';
import { anchorOfPicture, type NamedPicture } from './pictureAnchor';

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The id of the element around a picture's link, which is the picture's address on the page. */
export const anchorOf = ({ file }: NamedPicture): string => anchorOfPicture(file.name);

/** What makes a picture a link that enlarges it, where the page has a `HashLightbox` that shows it. */
export function useLightboxLinks(): (picture: NamedPicture) => ComponentPropsWithoutRef<'a'> {
  const { t } = useTranslation(['gallery']);
  return ({ file, alt }) => ({
    href: `#${anchorOfPicture(file.name)}`,
    // by what is seen: the caption, which plays with it, stands beneath
    'aria-label': t('gallery:enlarge', { name: alt }),
    onClick: (event) => {
      if (!plainClick(event)) return;
      event.preventDefault();
      openPicture(file.name);
    },
  });
}
