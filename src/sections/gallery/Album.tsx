import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { pictureFilePath } from '../../domain/pages/addresses';
import { useHydrated } from '../../hooks/useHydrated';
import { usePictureInAddress } from './lightboxHistory';
import { indexOfPicture } from './pictureAnchor';
import { anchorOf, useLightboxLinks } from './useLightboxLinks';
import * as css from './Albums.module.css';

type Pictures = Queries.GalleryAlbumFragment['pictures'];

interface AlbumProps {
  readonly name: string;
  readonly pictures: Pictures;
  /** Whether the first pictures come with the page's HTML; those of the other albums, behind their tabs, come with its script. */
  readonly first: boolean;
}

/** Pictures that come with the page, and with each click. */
const portion = 12;

/**
 * Pictures in justified rows, the first twelve of them, then twelve more by click; what the others show is told to those who do not see. Without script
 * the others stand in a plain grid: all albums in full would make the page twice as heavy for everyone.
 */
export function Album({ name, pictures, first }: AlbumProps) {
  const { t } = useTranslation(['gallery']);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(portion);
  const live = useHydrated();
  const linkOf = useLightboxLinks();
  // a picture that was come for, or paged to, stays among the others
  const needed = usePictureInAddress((named) => Math.ceil((indexOfPicture(named, pictures) + 1) / portion) * portion);
  if (needed > asked) setAsked(needed);
  const inHtml = first ? portion : 0;
  const limit = Math.min(live ? asked : inHtml, pictures.length);

  const more = () => {
    flushSync(() => setAsked(asked + portion));
    [...(list.current?.querySelectorAll('a') ?? [])].at(limit)?.focus({ preventScroll: true });
  };

  return (
    <div ref={list}>
      <h2 className="sr sr--scripted">{name}</h2>
      <JustifiedRows pictures={pictures.slice(0, limit)} label={name} panoramas portion={portion} anchorOf={anchorOf} linkOf={linkOf} />
      {(live || first) && limit < pictures.length && (
        <ul className="sr scripted" aria-label={t('gallery:further')}>
          {pictures.slice(limit).map(({ file, caption, alt }) => (
            <li key={file.name}>{caption ?? alt}</li>
          ))}
        </ul>
      )}
      <noscript>
        <ul className={css.files}>
          {pictures.slice(inHtml).map(({ file, caption, alt }) => (
            <li key={file.name}>
              <a href={pictureFilePath(file.name)}>
                <img src={pictureFilePath(file.name)} alt="" loading="lazy" />
                {caption ?? alt}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {live && (
        <div className={css.more}>
          {limit < pictures.length && (
            <button type="button" className="btn btn--line" onClick={more}>
              {t('gallery:more')}
            </button>
          )}
          <p className="soft num" role="status">
            {t('gallery:shown', { shown: limit, total: pictures.length })}
          </p>
        </div>
      )}
    </div>
  );
}
