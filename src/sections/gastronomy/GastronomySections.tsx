import { useState } from 'react';
import { Picture, shadeStyle } from '../../components/media/Picture';
import type { PlaceHours } from '../../domain/hours/hoursOn';
import { openFirst } from '../../domain/hours/openingHours';
import type { HotelNow } from '../../domain/time/clock';
import { heroId } from '../../domain/pages/sectionIds';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useI18n } from '../../hooks/useI18n';
import * as css from './GastronomySections.module.css';

// The sections of the gastronomy page besides its tabs.

/** The hero: text on the left, picture on the right; stacked on phones. @param dayId of the chart of the day, if the page has one */
export function GastronomyHero({ page: { heading, lead, picture }, dayId }: { page: Queries.PageHeroFragment; dayId: string | undefined }) {
  const { t } = useI18n(['gastronomy']);
  return (
    <section id={heroId} className={`on-dark on-night ${css.hero}`} style={shadeStyle(picture)}>
      <div className={`shade-top filled ${css.image}`}>
        {picture && <Picture picture={picture} sizes="(width < 56.25em) 138vw, min(147svh, 1350px)" priority />}
      </div>
      <div className={css.text}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {dayId && (
          <a className="link mt-5 no-print" href={`#${dayId}`}>
            {t('gastronomy:byHour')}
          </a>
        )}
      </div>
    </section>
  );
}

/** The restaurants that are open or open next first, as they were on arrival: the order stays while the page is read. In the server's HTML, as given. */
export function useOpenFirst<T extends PlaceHours>(restaurants: readonly T[]): readonly T[] {
  const now = useHotelNow();
  const [arrival, setArrival] = useState<HotelNow | null>(null);
  if (now && !arrival) setArrival(now);
  const known = arrival ? openFirst(restaurants, arrival) : [];
  return [...known, ...restaurants.filter((place) => !known.includes(place))];
}
