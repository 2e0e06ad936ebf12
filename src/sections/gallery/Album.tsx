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
  /** Whether its first pictures are in the server's HTML; the other albums, behind their tabs, render after hydration. */
  readonly first: boolean;
}

/** Number of pictures shown at first, and added with each click. */
const portion = 12;

/**
 * Pictures in justified rows: twelve, then twelve more with each click; screen readers also get the captions of the others. Without script the others are in a
 * plain grid, since all albums in full would double the size of the page.
 */
export function Album({ name, pictures, first }: AlbumProps) {
  const { t } = useTranslation(['gallery']);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(portion);
  const live = useHydrated();
  const linkOf = useLightboxLinks();
  // a picture that was opened by address, or paged to, stays in the rows
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
      <JustifiedRows pictures={pictures.slice(0, limit)} label={name} fullWidth portion={portion} anchorOf={anchorOf} linkOf={linkOf} />
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
