import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { pictureFileAddress } from '../../domain/gallery/pictureFileAddress';
import { anchorOfPicture } from './picturePlace';
import * as css from './Albums.module.css';
import { useHydrated } from '../../hooks/useHydrated';

type Pictures = Queries.GalleryAlbumFragment['pictures'];

interface AlbumProps {
  readonly name: string;
  readonly pictures: Pictures;
  /** Whether the first pictures come with the page's HTML; those of the other albums, behind their tabs, come with its script. */
  readonly first: boolean;
  /** The picture of this album that the address names; -1 for none. */
  readonly named: number;
  /** A picture was asked for, by its file's name. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, picture: string) => void;
}

/** Pictures that come with the page, and with each click. */
const portion = 12;

/**
 * Pictures in justified rows, the first twelve of them, then twelve more by click. Without script the others stand in a plain grid:
 * all albums in full would make the page twice as heavy for everyone.
 */
export function Album({ name, pictures, first, named, onOpen }: AlbumProps) {
  const { t } = useTranslation(['gallery']);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(portion);
  const live = useHydrated();
  // a picture that was come for, or paged to, stays among the others
  const needed = Math.ceil((named + 1) / portion) * portion;
  if (needed > asked) setAsked(needed);
  const inHtml = first ? portion : 0;
  const limit = Math.min(live ? asked : inHtml, pictures.length);

  const more = () => {
    flushSync(() => setAsked(asked + portion));
    [...(list.current?.querySelectorAll('a') ?? [])].at(limit)?.focus({ preventScroll: true });
  };

  return (
    <div ref={list}>
      <h2 className={css.name}>{name}</h2>
      <JustifiedRows
        pictures={pictures.slice(0, limit)}
        label={name}
        panoramas
        portion={portion}
        anchorOf={({ file }) => anchorOfPicture(file.name)}
        linkOf={({ file, caption, alt }) => ({
          href: `#${anchorOfPicture(file.name)}`,
          'aria-label': t('gallery:enlarge', { name: caption ?? alt }),
          onClick: (event) => onOpen(event, file.name),
        })}
      />
      <noscript>
        <ul className={css.files}>
          {pictures.slice(inHtml).map(({ file, caption, alt }) => (
            <li key={file.name}>
              <a href={pictureFileAddress(file.name)}>
                <img src={pictureFileAddress(file.name)} alt="" loading="lazy" />
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
