import { graphql } from 'gatsby';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { isPlainClick } from '../../browser/isPlainClick';
import { OpenState } from '../../components/hours/OpenState';
import { Picture } from '../../components/media/Picture';
import { useLargePicture } from '../../components/media/useLargePicture';
import { lazyNearViewport } from '../../components/lazy/lazyNearViewport';
import { SiteLink } from '../../components/ui/SiteLink';
import { noFilters, placesShown } from '../../domain/map/mapPlaces';
import { hasHours, mainHours } from '../../domain/hours/hoursOn';
import { useEntryState } from '../../hooks/useEntryState';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useHydrated } from '../../hooks/useHydrated';
import type { MapState, NumberedPlace } from './MapTools';
import * as css from './ResortMap.module.css';

export const fragment = graphql`
  fragment ResortMap on ResortMap {
    title(language: $language)
    lead(language: $language)
    picture {
      alt(language: $language)
      standIn
      caption(language: $language)
      focus
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF], breakpoints: [1200, 1600], avifOptions: { quality: 40 })
          ...Jpeg
          large: resize(width: 3000, quality: 52, toFormat: AVIF) {
            src
          }
          largeJpeg: resize(width: 3000, quality: 68) {
            src
          }
        }
      }
    }
    places {
      slug
      x
      y
      withChildren
      name(language: $language)
      path
      hours {
        ...Hours
      }
      seasons {
        ...HoursSeason
      }
      exceptions {
        ...HoursException
      }
      picture {
        ...CardPicture
      }
    }
  }
`;

const entryId = (number: number): string => `mapa-${number}`;

/** Nothing filtered, no place chosen. */
const noChoice: Pick<MapState, 'filters' | 'chosen'> = { filters: noFilters, chosen: null };

const MapTools = lazyNearViewport(() => import('./MapTools'));

/** An aerial map with a numbered link for each place, and a list with the same numbers (docs/hotel-rules.md 13.13). */
export function ResortMap({ map }: { map: Queries.ResortMapFragment }) {
  const { t } = useI18n(['structure', 'common']);
  const now = useHotelNow();
  // smaller HTML: without script the names are only in the list
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [cardPlace, setCardPlace] = useState<HTMLDivElement | null>(null);
  const [choice, keep] = useEntryState('map', noChoice);
  const [found, setFound] = useState({ ready: false, missing: false });
  const large = useLargePicture();
  const { ready, missing } = found;
  const { filters } = choice;
  const change = ({ filters: nextFilters = filters, chosen: nextChosen = choice.chosen, ...nextFound }: Partial<MapState>) => {
    // two may come before the next rendering
    setFound((before) => ({ ...before, ...nextFound }));
    if (nextFilters !== filters || nextChosen !== choice.chosen) keep({ filters: nextFilters, chosen: nextChosen });
  };

  const { title, lead, picture } = map;
  const places = map.places.map((place, index): NumberedPlace => ({ ...place, number: index + 1 }));
  const shown = placesShown(places, filters, now);
  const chosen = shown.find(({ slug }) => slug === choice.chosen) ?? null;
  const files = picture.file.childImageSharp;

  const choose = (event: MouseEvent, slug: string) => {
    // until its script is loaded, the marker links to the list
    if (!ready || !isPlainClick(event)) return;
    event.preventDefault();
    if (slug === chosen?.slug) cardPlace?.querySelector<HTMLElement>('[role]')?.focus();
    change({ chosen: slug });
  };

  return (
    <section id="mapa" className="section" aria-labelledby="mapa-titulo">
      <div className={`wrap ${css.resortMap}`}>
        <div className="head head--even">
          <h2 id="mapa-titulo">{title}</h2>
          <p className="head__side soft">{lead}</p>
        </div>
        <div className={`relative ${css.stage}`} data-card="">
          <div className={`scripted ${css.tools}`}>
            <MapTools
              map={map}
              frame={frame}
              cardPlace={cardPlace}
              shown={shown.length}
              chosen={chosen}
              filters={filters}
              large={large}
              onChange={change}
              fallback={<p className="sr-only">{t('common:loadsNear')}</p>}
            />
          </div>
          <div className={`relative ${css.edge}`}>
            <div ref={frame} className={`ring-inside ${css.frame}`} {...(ready && { tabIndex: 0, role: 'group', 'aria-label': t('structure:mapKeys') })}>
              <div className={css.map}>
                <Picture picture={picture} sizes="max(100vw, 60rem)" />
                {large.state === 'wanted' && (
                  <picture>
                    <source type="image/avif" srcSet={files?.large?.src ?? undefined} />
                    <img src={files?.largeJpeg?.src ?? undefined} alt="" onError={large.fail} />
                  </picture>
                )}
                {!missing && (
                  <ol>
                    {shown.map(({ slug, x, y, number, name }) => (
                      <li key={slug} style={{ '--x': x, '--y': y } as CSSProperties}>
                        <a href={`#${entryId(number)}`} aria-current={slug === chosen?.slug ? 'true' : undefined} onClick={(event) => choose(event, slug)}>
                          {number}
                          {hydrated && <span className="sr-only">{` ${name}`}</span>}
                        </a>
                      </li>
                    ))}
                  </ol>
                )}
              </div>
            </div>
          </div>
          <div ref={setCardPlace} className={css.cardPlace} />
        </div>
        {missing && <p role="status">{t('structure:mapMissing')}</p>}
        {picture.caption && <p className="note soft">{picture.caption}</p>}
        <ol className={css.list} data-card="">
          {shown.map((place) => (
            <li key={place.slug} id={entryId(place.number)}>
              <b>{place.number}</b>
              <SiteLink to={place.path}>{place.name}</SiteLink>
              {hasHours(place) && (
                <small>
                  <OpenState badge place={mainHours(place)} />
                </small>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
