import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPlace } from './useCurrentPlace';
import { classes } from '../../components/ui/classes';
import * as row from '../../components/ui/TabRow.module.css';
import * as css from './PlaceIndex.module.css';

/** The index of the places: a sticky row of links above them, which looks like `TabRow`. */
export function PlaceIndex({ places }: { places: readonly Pick<Queries.StructurePlaceFragment, 'slug' | 'name'>[] }) {
  const { t } = useTranslation(['structure']);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentPlace(places.map(({ slug }) => slug));

  // if the row overflows, the link of the current place is scrolled to its centre
  useEffect(() => {
    const scroller = list.current;
    const link = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller || !link || scroller.scrollWidth <= scroller.clientWidth) return;
    scroller.scrollLeft = link.offsetLeft - (scroller.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={row.sticky} aria-label={t('structure:places')}>
      <ul ref={list} className={classes(row.list, css.list)}>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a className={row.tab} href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
