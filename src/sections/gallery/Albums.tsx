import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../hooks/useI18n';
import { JustifiedRows } from '../../components/media/JustifiedRows';
import { TabRow } from '../../components/tabs/TabRow';
import { pictureFilePath } from '../../domain/pages/addresses';
import { useEntryState } from '../../hooks/useEntryState';
import { useHydrated } from '../../hooks/useHydrated';
import { Films } from './Films';
import { anchorOf, HashLightbox, useLightboxLinks } from '../../components/lightbox/HashLightbox';
import { usePictureInAddress } from '../../components/lightbox/lightboxHistory';
import { indexOfPicture, pictureInHash } from '../../components/lightbox/pictureAnchor';
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

/** The hash of the tab of films. */
const filmsSlug = 'videos';

/** The albums in tabs, then the films; a picture opens in the lightbox, with an address of its own (docs/hotel-rules.md 13.8). */
export function Albums({ albums, films }: { albums: readonly Queries.GalleryAlbumFragment[]; films: readonly Queries.GalleryFilmFragment[] }) {
  const { t } = useI18n(['gallery']);
  const tabs = [
    ...albums.map(({ slug, name, pictures }, place) => ({
      slug,
      label: name,
      panel: <Album slug={slug} name={name} pictures={pictures} first={place === 0} />,
    })),
    ...(films.length > 0 ? [{ slug: filmsSlug, label: t('gallery:videos'), panel: <Films films={films} name={t('gallery:videos')} /> }] : []),
  ];
  const albumIn = (hash: string) => albums.find(({ pictures }) => indexOfPicture(pictureInHash(`#${hash}`), pictures) >= 0);
  return (
    <>
      <TabRow label={t('gallery:albums')} tabs={tabs} panelClassName={css.panel} tabOf={(hash) => albumIn(hash)?.slug} />
      <HashLightbox albums={albums} saveable />
    </>
  );
}

const portion = 12;

/** Twelve pictures, then twelve more with each click. Without script the others are in a plain grid: all in rows would double the size of the page. */
function Album({ slug, name, pictures, first }: { slug: string; name: string; pictures: Queries.GalleryAlbumFragment['pictures']; first: boolean }) {
  const { t } = useI18n(['gallery']);
  const list = useRef<HTMLDivElement>(null);
  const [kept, request] = useEntryState(`album-${slug}`, portion);
  const live = useHydrated();
  const linkOf = useLightboxLinks();
  // a picture that was opened by address, or paged to, stays in the rows
  const needed = usePictureInAddress((named) => Math.ceil((indexOfPicture(named, pictures) + 1) / portion) * portion);
  const requested = Math.max(kept, needed);
  useEffect(() => {
    if (needed > kept) request(needed);
  }, [needed, kept, request]);
  const inHtml = first ? portion : 0;
  const limit = Math.min(live ? requested : inHtml, pictures.length);
  const shown = t('gallery:shown', { shown: limit, total: pictures.length });
  /** Only what the visitor asked for is announced. */
  const widened = limit > portion;

  const more = () => {
    flushSync(() => request(requested + portion));
    [...(list.current?.querySelectorAll('a') ?? [])].at(limit)?.focus({ preventScroll: true });
  };

  return (
    <div ref={list}>
      <h2 className={`sr-only ${css.name}`}>{name}</h2>
      <JustifiedRows pictures={pictures.slice(0, limit)} label={name} portion={portion} anchorOf={anchorOf} linkOf={linkOf} />
      <noscript>
        <ul className={css.files}>
          {pictures.slice(inHtml).map(({ file, caption, alt }) => (
            <li key={file.name}>
              <a className="block" href={pictureFilePath(file.name)}>
                <img src={pictureFilePath(file.name)} alt="" loading="lazy" />
                {caption ?? alt}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {live && (
        <div className={`row no-print ${css.more}`}>
          {limit < pictures.length && (
            <button type="button" className="btn btn--line" onClick={more}>
              {t('gallery:more')}
            </button>
          )}
          <p className="soft tabular" aria-hidden={widened || undefined}>
            {shown}
          </p>
          <span className="sr-only" role="status">
            {widened && shown}
          </span>
        </div>
      )}
    </div>
  );
}
