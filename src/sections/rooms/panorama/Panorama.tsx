import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import portuguese from '../../../../locales/pt/panorama.json';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { useReducedMotion } from '../../../hooks/useReducedMotion';
import type { Namespace } from '../../../i18n/namespaces';
import { useMessages } from '../../../i18n/useMessages';
import { Dialog } from '../../../components/dialog/Dialog';
import { largeFileOf, useLargePicture } from '../../../components/media/useLargePicture';
import { Picture } from '../../../components/media/Picture';
import type { IconName } from '../../../components/ui/Icon';
import { RoundButton } from '../../../components/ui/RoundButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import { openPanoramaViewer, type PanoramaViewer } from './openPanoramaViewer';
import * as screen from '../../../styles/FullScreenDialog.module.css';
import * as css from './Panorama.module.css';

interface PanoramaProps {
  readonly name: string;
  readonly panorama: NonNullable<Queries.RoomPanoramaFragment['panorama']>;
  readonly onClose: () => void;
}

export const namespaces: readonly Namespace[] = [{ name: 'panorama', portuguese }];

/** What is shown: the flat picture while the viewer loads, the 360° view, the flat picture instead of it, or the text alone. */
type Shown = 'loading' | 'viewer' | 'image' | 'text';

interface State {
  readonly first: string | null;
  readonly viewer: PanoramaViewer | null;
  readonly shown: Shown;
  readonly lost: boolean;
  readonly chosen: number | null;
  readonly fullScreen: boolean;
  readonly withPhone: boolean;
}

const beginning: State = { first: null, viewer: null, shown: 'loading', lost: false, chosen: null, fullScreen: false, withPhone: false };

const changed = (state: State, change: Partial<State>): State => ({ ...state, ...change });

const controls = [
  ['left', 'left', (viewer) => viewer.turn({ yaw: -30, pitch: 0 })],
  ['right', 'right', (viewer) => viewer.turn({ yaw: 30, pitch: 0 })],
  ['up', 'up', (viewer) => viewer.turn({ yaw: 0, pitch: 20 })],
  ['down', 'down', (viewer) => viewer.turn({ yaw: 0, pitch: -20 })],
] as const satisfies readonly (readonly [word: string, icon: IconName, move: (viewer: PanoramaViewer) => void])[];

/** The flat picture is shown first, stays without WebGL, and comes back if that is lost. If no picture can be loaded, its text is shown. */
export default function Panorama({ name, panorama: { alt, file, points }, onClose }: PanoramaProps) {
  const { t, language } = useMessages('panorama');
  const still = useReducedMotion();
  const stage = useRef<HTMLDivElement>(null);
  const flatImage = useRef<HTMLImageElement>(null);
  const viewerElement = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const reopening = useRef<HTMLButtonElement>(null);
  const [{ first, viewer, shown, lost, chosen, fullScreen, withPhone }, change] = useReducer(changed, beginning);
  const larger = useLargePicture();

  const files = file.childImageSharp;
  const point = chosen === null ? undefined : points[chosen];

  const choose = (index: number) => {
    const next = points[index];
    if (!next) return;
    change({ chosen: index, withPhone: false });
    viewer?.followPhone(false);
    viewer?.lookAt(next);
    const area = stage.current;
    if (shown === 'image' && area) area.scrollLeft = (next.yaw / 360 + 0.5) * area.scrollWidth - area.clientWidth / 2;
  };
  const chooseInPicture = useEffectEvent(choose);

  const ready = useEffectEvent(() => {
    change({ shown: 'viewer' });
    larger.offer(largeFileOf(files, flatImage.current));
  });
  const open = useEffectEvent((picture: string) => {
    const element = viewerElement.current;
    if (!element) return undefined;
    const opened = openPanoramaViewer(element, {
      picture,
      points,
      pointClass: css.point,
      still,
      onReady: () => ready(),
      onFail: () => change({ shown: 'image' }),
      onLost: () => {
        change({ lost: true, shown: 'image', viewer: null, withPhone: false });
        larger.reset();
      },
      onPoint: (index) => chooseInPicture(index),
      onDragStart: () => change({ withPhone: false }),
    });
    change({ viewer: opened });
    return opened;
  });
  // the viewer uses the file that the flat picture has loaded
  useEffect(() => {
    if (first === null || lost) return;
    const opened = open(first);
    return () => opened?.close();
  }, [first, lost]);

  const failed = useEffectEvent(larger.fail);
  const wanted = larger.state === 'wanted' ? larger.address : null;
  useEffect(() => {
    if (!viewer || wanted === null) return;
    const image = new Image();
    image.src = wanted;
    // preloaded, since the viewer then gets it from the cache and the view does not stop meanwhile
    image.decode().then(
      () => viewer.loadLargePicture(wanted),
      () => failed(),
    );
  }, [viewer, wanted]);

  // the view had the focus, or its buttons, which are gone
  useEffect(() => {
    const focused = document.activeElement;
    if (lost && (!focused || focused === document.body || viewerElement.current?.contains(focused))) reopening.current?.focus();
  }, [lost]);

  // focuses the view, for the arrow keys, if focus is still on the close button, or was on the one that opened it again; a flat picture is scrolled to its middle
  useEffect(() => {
    const area = stage.current;
    const focused = document.activeElement;
    if (shown === 'viewer' && (focused === closing.current || focused === document.body)) viewerElement.current?.focus({ preventScroll: true });
    if (shown === 'image' && area) area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
  }, [shown]);

  useEffect(() => {
    const follow = () => change({ fullScreen: document.fullscreenElement !== null });
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const turning = shown === 'viewer' && viewer;
  /** Megabytes of the larger picture, if it waits for a tap. */
  const waiting = larger.state === 'waits' ? larger.megabytes : null;
  const hints: Readonly<Record<Shown, string>> = {
    loading: '',
    viewer: waiting !== null ? t('panorama:dataSaver') : larger.state === 'missing' ? t('panorama:sharperMissing') : t('panorama:hint'),
    image: lost ? t('panorama:lost') : t('panorama:flat'),
    text: t('panorama:missing'),
  };
  return (
    <Dialog label={t('panorama:label', { name })} className={`modal on-dark ${screen.dialog} ${css.panorama}`} onClose={onClose}>
      <div ref={whole} className={css.fullScreen}>
        <div className={css.top}>
          <p>{name}</p>
          {turning && document.fullscreenEnabled && (
            <RoundButton
              icon={fullScreen ? 'smaller' : 'larger'}
              aria-label={fullScreen ? t('panorama:leaveFullScreen') : t('panorama:fullScreen')}
              onClick={() => void (fullScreen ? document.exitFullscreen() : whole.current?.requestFullscreen())}
            />
          )}
          <RoundButton icon="close" ref={closing} aria-label={t('panorama:close')} onClick={onClose} />
        </div>
        <div ref={stage} className={`clipped ${css.stage}`} data-shown={shown} {...(shown === 'image' && { tabIndex: 0, role: 'region', 'aria-label': alt })}>
          {shown !== 'text' && (
            <picture>
              <source type="image/avif" srcSet={files?.first?.src ?? undefined} />
              <img
                ref={flatImage}
                src={files?.firstJpeg?.src ?? undefined}
                alt={turning ? '' : alt}
                onLoad={({ currentTarget: { currentSrc, src } }) => change({ first: currentSrc || src })}
                onError={() => change({ shown: 'text' })}
              />
            </picture>
          )}
          <div
            ref={viewerElement}
            className={css.round}
            {...(turning && { tabIndex: 0, role: 'application', 'aria-label': alt, 'aria-describedby': 'panorama-hint' })}
          />
        </div>
        <div className={`row ${css.foot}`}>
          <p role="status" id="panorama-hint" className={css.hint}>
            {hints[shown]}
          </p>
          {lost && (
            <button ref={reopening} type="button" className="link" onClick={() => change({ shown: 'loading', lost: false })}>
              {t('panorama:reopen')}
            </button>
          )}
          {turning && waiting !== null && (
            <button type="button" className="link" onClick={larger.load}>
              {t('panorama:sharper', { size: formatNumber(waiting, language, { decimals: 1 }) })}
            </button>
          )}
          {(shown === 'image' || shown === 'text') && <p className={css.text}>{alt}</p>}
          {turning && (
            <div role="group" aria-label={t('panorama:look')} className={`row ${css.buttons}`}>
              {viewer.canFollowPhone() && (
                <RoundButton
                  icon="withPhone"
                  aria-label={t('panorama:withPhone')}
                  aria-pressed={withPhone}
                  onClick={() => {
                    viewer.followPhone(!withPhone);
                    change({ withPhone: !withPhone });
                  }}
                />
              )}
              {controls.map(([word, icon, move]) => (
                <RoundButton icon={icon} key={word} aria-label={t(`panorama:${word}`)} onClick={() => move(viewer)} />
              ))}
            </div>
          )}
          {points.length > 0 && (
            <ul className={`row gap-2 ${css.points}`} aria-label={t('panorama:points')}>
              {points.map(({ label }, index) => (
                <li key={label}>
                  <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={`cropped ${css.status}`} aria-live="polite">
            {point && (
              <>
                {point.picture && <Picture picture={point.picture} sizes="8rem" />}
                <div>
                  <p>{point.text}</p>
                  {point.path && (
                    <SiteLink className="link" to={point.path} onClick={onClose}>
                      {t('panorama:go')}
                    </SiteLink>
                  )}
                </div>
              </>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
