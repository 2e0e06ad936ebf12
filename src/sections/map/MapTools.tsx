import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import portuguese from '../../../locales/pt/map.json';
import { OpenState } from '../../components/hours/OpenState';
import { Picture } from '../../components/media/Picture';
import { largeFileOf, type useLargePicture } from '../../components/media/useLargePicture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { PrintButton } from '../../components/ui/PrintButton';
import { RoundButton } from '../../components/ui/RoundButton';
import { hasHours, mainHours } from '../../domain/hours/hoursOn';
import { formatNumber } from '../../domain/i18n/formatNumber';
import type { MapFilters } from '../../domain/map/mapPlaces';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import * as css from './MapTools.module.css';
import { beginMapPrint, endMapPrint } from './mapPrint';
import { maximumZoom, openMapView, type MapView } from './mapView';

export const namespaces: readonly Namespace[] = [{ name: 'map', portuguese }];

/** A place with the number of its marker. */
export type NumberedPlace = Queries.ResortMapFragment['places'][number] & { readonly number: number };

export interface MapState {
  readonly filters: MapFilters;
  readonly chosen: string | null;
  readonly ready: boolean;
  readonly missing: boolean;
}

interface MapToolsProps {
  readonly map: Queries.ResortMapFragment;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The element over the map, after its markers, for the card of the chosen place. */
  readonly cardPlace: HTMLElement | null;
  readonly shown: number;
  readonly chosen: NumberedPlace | null;
  readonly filters: MapFilters;
  readonly large: ReturnType<typeof useLargePicture>;
  readonly onChange: (change: Partial<MapState>) => void;
}

/** The zoom from which the first picture is blurred. */
const softFrom = 1.2;

/** The interactive part of the map: filters, zoom, the card of the chosen place, print. */
export default function MapTools({ map, frame, cardPlace, shown, chosen, filters, large, onChange }: MapToolsProps) {
  const { t, language } = useMessages('map');
  const view = useRef<MapView>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const scale = zoom ?? 1;
  const card = useRef<HTMLDivElement>(null);

  const offered = [
    ['open', map.places.some(hasHours)],
    ['withChildren', map.places.some((place) => place.withChildren)],
  ] as const;
  const filtered = Object.values(filters).includes(true);

  const zoomed = useEffectEvent((now: number) => {
    setZoom(now);
    if (now >= softFrom) large.offer(largeFileOf(map.picture.file.childImageSharp, frame.current?.querySelector('img')));
  });
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const element = frame.current;
    const moved = element?.firstElementChild;
    if (!element || !(moved instanceof HTMLElement)) return;
    const opened = openMapView(element, moved, { onZoom: (now) => zoomed(now) });
    view.current = opened;
    report({ ready: true });
    const image = moved.querySelector('img');
    image?.decode().catch(() => {
      // it may have failed before hydration, but another size may have loaded since
      if (image.complete && image.naturalWidth === 0) report({ missing: true });
    });
    return () => {
      opened.close();
      report({ ready: false });
    };
  }, [frame]);

  const close = () => {
    // the marker of the chosen place
    frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    onChange({ chosen: null });
  };
  const closeByKey = useEffectEvent(close);
  const chosenSlug = chosen?.slug;
  // one that was chosen before the page was left, or reloaded, takes no focus
  const shownSlug = useRef(chosenSlug);
  useEffect(() => {
    const element = card.current;
    const isNew = chosenSlug !== shownSlug.current;
    shownSlug.current = chosenSlug;
    if (!chosenSlug || !element) return;
    if (isNew) element.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeByKey();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [chosenSlug]);

  useEffect(() => endMapPrint, []);

  return (
    <div className={`no-print ${css.tools}`}>
      <div className={css.filters} role="group" aria-label={t('map:filters')}>
        {offered.map(
          ([name, isOffered]) =>
            isOffered && (
              <button key={name} type="button" aria-pressed={filters[name]} onClick={() => onChange({ filters: { ...filters, [name]: !filters[name] } })}>
                {t(`map:${name}`)}
              </button>
            ),
        )}
        <PrintButton className={`link ${css.print}`} onPrint={beginMapPrint}>
          {t('map:print')}
        </PrintButton>
      </div>
      <p role="status" className={css.status}>
        {filtered && <span>{filters.open ? t('map:openCount', { count: shown }) : t('map:count', { count: shown })}</span>}
        {large.state === 'missing' && <span>{t('map:sharperMissing')}</span>}
      </p>
      <div className={css.zoom}>
        {large.state === 'waits' && large.megabytes !== null && (
          <button type="button" className={css.sharper} onClick={large.load}>
            {t('map:sharper', { size: formatNumber(large.megabytes, language, { decimals: 1 }) })}
          </button>
        )}
        <RoundButton icon="plus" aria-label={t('map:zoomIn')} limit={scale >= maximumZoom ? t('map:closest') : null} onClick={() => view.current?.zoom('in')} />
        <RoundButton icon="minus" aria-label={t('map:zoomOut')} limit={scale <= 1 ? t('map:whole') : null} onClick={() => view.current?.zoom('out')} />
        <span className="sr-only" aria-live="polite">
          {zoom !== null && t('map:zoomed', { times: formatNumber(Math.round(zoom * 10) / 10, language) })}
        </span>
      </div>
      {chosen &&
        cardPlace &&
        createPortal(
          <div ref={card} className={`cropped no-print ${css.card}`} role="group" aria-labelledby="mapa-escolhido" tabIndex={-1}>
            {chosen.picture && <Picture picture={chosen.picture} sizes="19rem" />}
            <div>
              <h3 id="mapa-escolhido" className="h4">{`${chosen.number}. ${chosen.name}`}</h3>
              <p className="note">
                <OpenState badge place={mainHours(chosen)} whole />
              </p>
              <ArrowLink to={chosen.path} about={chosen.name}>
                {t('map:more')}
              </ArrowLink>
            </div>
            <RoundButton icon="close" aria-label={t('map:close')} onClick={close} />
          </div>,
          cardPlace,
        )}
    </div>
  );
}
