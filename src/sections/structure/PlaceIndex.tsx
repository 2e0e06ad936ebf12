import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenMark } from '../../components/hours/OpenMark';
import { doorHours } from '../../domain/hours/doorHours';
import { useCurrentPlace } from './useCurrentPlace';
import * as css from './PlaceIndex.module.css';

/** The index of the places with what is open now: a list that stays beside them, a row of tabs above them on phones. */
export function PlaceIndex({ places }: { places: readonly Pick<Queries.StructurePlaceFragment, 'slug' | 'name' | 'hours'>[] }) {
  const { t } = useTranslation(['structure']);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentPlace(places.map(({ slug }) => slug));

  // on phones the row follows the page
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={css.index} aria-label={t('structure:places')}>
      <ul ref={list}>
        {places.map(({ slug, name, hours }) => (
          <li key={slug}>
            <a href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
              <span>{name}</span>
              {hours.length > 0 && (
                <small>
                  <OpenMark hours={doorHours(hours)} />
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
