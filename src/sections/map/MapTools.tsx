import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import portuguese from '../../../locales/pt/map.json';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { largeFileOf, loadUnlessSaving } from '../../components/media/largePicture';
import { Picture } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Icon } from '../../components/ui/Icon';
import { PrintButton } from '../../components/ui/PrintButton';
import { RoundButton } from '../../components/ui/RoundButton';
import { mainHours } from '../../domain/hours/openingHours';
import { formatNumber } from '../../domain/i18n/formatNumber';
import type { MapFilters } from '../../domain/map/mapPlaces';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import * as css from './MapTools.module.css';
import { beginMapPrint, endMapPrint } from './mapPrint';
import { maximumZoom, openMapView, type MapView } from './mapView';

export const namespaces: readonly Namespace[] = [{ name: 'map', portuguese }];

/** A place with the number of its marker. */
export type NumberedPlace = Queries.ResortMapFragment['places'][number] & { readonly number: number };

/** The large picture: not requested, requested, or failed to load. */
export type LargePicture = 'none' | 'wanted' | 'missing';

interface MapToolsProps {
  readonly map: Queries.ResortMapFragment;
  /** The element in which the map moves. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The element over the map, after its markers, for the card of the chosen place. */
  readonly cardPlace: HTMLElement | null;
  /** Number of places that match the filters. */
  readonly shown: number;
  readonly chosen: NumberedPlace | null;
  readonly onChoose: (slug: string | null) => void;
  readonly filters: MapFilters;
  readonly onFilter: (filters: MapFilters) => void;
  readonly large: LargePicture;
  readonly onLarge: (large: LargePicture) => void;
  /** The map is interactive. */
  readonly onReady: (ready: boolean) => void;
  /** The picture cannot be loaded. */
  readonly onPictureMissing: () => void;
}

/** The zoom from which the first picture is blurred. */
const softFrom = 1.2;

/** The interactive part of the map: filters, zoom, the card of the chosen place, print. */
export default function MapTools(props: MapToolsProps) {
  const { map, frame, cardPlace, shown, chosen, onChoose, filters, onFilter, large, onLarge } = props;
  const t = useMessages('map');
  const language = useLanguage();
  const view = useRef<MapView>(null);
  /** Null until the guest has zoomed. */
  const [zoom, setZoom] = useState<number | null>(null);
  const scale = zoom ?? 1;
  /** Megabytes of the large picture while it waits for a tap. */
  const [megabytes, setMegabytes] = useState<number | null>(null);
  const card = useRef<HTMLDivElement>(null);

  const offered = [
    ['open', map.places.some(({ hours }) => hours.length > 0)],
    ['withChildren', map.places.some((place) => place.withChildren)],
  ] as const;
  const filtered = Object.values(filters).includes(true);

  const zoomed = useEffectEvent((now: number) => {
    setZoom(now);
    if (now < softFrom || large !== 'none' || megabytes !== null) return;
    const address = largeFileOf(map.picture.file.childImageSharp, frame.current?.querySelector('img'));
    loadUnlessSaving(address, { load: () => onLarge('wanted'), onSize: setMegabytes });
  });
  const ready = useEffectEvent(props.onReady);
  const missing = useEffectEvent(props.onPictureMissing);
  useEffect(() => {
    const element = frame.current;
    const moved = element?.firstElementChild;
    if (!element || !(moved instanceof HTMLElement)) return;
    const opened = openMapView(element, moved, { onZoom: (now) => zoomed(now) });
    view.current = opened;
    ready(true);
    const image = moved.querySelector('img');
    image?.decode().catch(() => {
      // it may have failed before hydration, but another size may have loaded since
      if (image.complete && image.naturalWidth === 0) missing();
    });
    return () => {
      opened.close();
      ready(false);
    };
  }, [frame]);

  const close = () => {
    // the marker of the chosen place
    frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    onChoose(null);
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
    <div className={css.tools}>
      <div className={css.filters} role="group" aria-label={t('map:filters')}>
        {offered.map(
          ([name, isOffered]) =>
            isOffered && (
              <button key={name} type="button" aria-pressed={filters[name]} onClick={() => onFilter({ ...filters, [name]: !filters[name] })}>
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
        {large === 'missing' && <span>{t('map:sharperMissing')}</span>}
      </p>
      <div className={css.zoom}>
        {megabytes !== null && large === 'none' && (
          <button type="button" className={css.sharper} onClick={() => onLarge('wanted')}>
            {t('map:sharper', { size: formatNumber(megabytes, language, { decimals: 1 }) })}
          </button>
        )}
        <RoundButton aria-label={t('map:zoomIn')} limit={scale >= maximumZoom ? t('map:closest') : null} onClick={() => view.current?.zoom('in')}>
          <Icon name="plus" />
        </RoundButton>
        <RoundButton aria-label={t('map:zoomOut')} limit={scale <= 1 ? t('map:whole') : null} onClick={() => view.current?.zoom('out')}>
          <Icon name="minus" />
        </RoundButton>
        <span className="sr-only" aria-live="polite">
          {zoom !== null && t('map:zoomed', { times: formatNumber(Math.round(zoom * 10) / 10, language) })}
        </span>
      </div>
      {chosen &&
        cardPlace &&
        createPortal(
          <div ref={card} className={css.card} role="group" aria-labelledby="mapa-escolhido" tabIndex={-1}>
            {chosen.picture && <Picture picture={chosen.picture} sizes="19rem" />}
            <div>
              <h3 id="mapa-escolhido">{`${chosen.number}. ${chosen.name}`}</h3>
              <p className="note">
                <OpenBadge hours={mainHours(chosen.hours)} />
              </p>
              <ArrowLink to={chosen.path} about={chosen.name}>
                {t('map:more')}
              </ArrowLink>
            </div>
            <RoundButton aria-label={t('map:close')} onClick={close}>
              <Icon name="close" />
            </RoundButton>
          </div>,
          cardPlace,
        )}
    </div>
  );
}
