import { useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { anchorOfPicture } from './picturePlace';
import * as css from './Albums.module.css';

type Pictures = Queries.GalleryAlbumFragment['pictures'];

interface AlbumProps {
  readonly name: string;
  readonly pictures: Pictures;
  /** The picture of this album that the address names; -1 for none. */
  readonly named: number;
  /** A picture was asked for, by its file's name. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, picture: string) => void;
}

/** Pictures that come with the page, and with each click. */
const portion = 12;

const never = () => () => undefined;

/** Pictures in justified rows, the first twelve of them, then twelve more by click; without script, all. */
export function Album({ name, pictures, named, onOpen }: AlbumProps) {
  const { t } = useTranslation(['gallery']);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(portion);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // a picture that was come for, or paged to, stays among the others
  const needed = Math.ceil((named + 1) / portion) * portion;
  if (needed > asked) setAsked(needed);
  const limit = live ? Math.min(asked, pictures.length) : pictures.length;

  const more = () => {
    flushSync(() => setAsked(asked + portion));
    [...(list.current?.querySelectorAll('a') ?? [])].at(limit)?.focus({ preventScroll: true });
  };

  return (
    <div ref={list}>
      <h2 className={css.name}>{name}</h2>
      <JustifiedRows
        pictures={pictures}
        label={name}
        panoramas
        limit={limit}
        portion={portion}
        anchorOf={({ file }) => anchorOfPicture(file.name)}
        linkOf={({ file, caption, alt }) => ({
          href: `#${anchorOfPicture(file.name)}`,
          'aria-label': t('gallery:enlarge', { name: caption ?? alt }),
          onClick: (event) => onOpen(event, file.name),
        })}
      />
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
