import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPlace } from './useCurrentPlace';
import * as css from './PlaceIndex.module.css';

/** The index of the places: a row above them that stays in view. */
export function PlaceIndex({ places }: { places: readonly Pick<Queries.StructurePlaceFragment, 'slug' | 'name'>[] }) {
  const { t } = useTranslation(['structure']);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentPlace(places.map(({ slug }) => slug));

  // where the row is longer than its place, it follows the page
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={css.index} aria-label={t('structure:places')}>
      <ul ref={list}>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
