import { useEffect, useEffectEvent, useRef, useState } from 'react';
import portuguese from '../../../../locales/pt/panorama.json';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { useLanguage } from '../../../hooks/useLanguage';
import { useReducedMotion } from '../../../hooks/useReducedMotion';
import type { Namespace } from '../../../i18n/namespaces';
import { useMessages } from '../../../i18n/useMessages';
import { Dialog } from '../../../components/dialog/Dialog';
import { largeFileOf, loadUnlessSaving } from '../../../components/media/largePicture';
import { Picture } from '../../../components/media/Picture';
import { Icon, type IconName } from '../../../components/ui/Icon';
import { RoundButton } from '../../../components/ui/RoundButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import { openPanoramaViewer, type PanoramaViewer } from './openPanoramaViewer';
import * as screen from '../../../styles/FullScreenDialog.module.css';
import * as css from './Panorama.module.css';

interface PanoramaProps {
  /** The name of the room. */
  readonly name: string;
  /** An equirectangular picture in two sizes, a small one shown first and a large one, and its points. */
  readonly panorama: NonNullable<Queries.RoomPanoramaFragment['panorama']>;
  readonly onClose: () => void;
}

export const namespaces: readonly Namespace[] = [{ name: 'panorama', portuguese }];

/** What is shown: the flat picture while the viewer loads, the 360° view, the flat picture instead of it, or the text alone. */
type Shown = 'loading' | 'viewer' | 'image' | 'text';

const controls = [
  ['left', 'left', (viewer) => viewer.turn({ yaw: -30, pitch: 0 })],
  ['right', 'right', (viewer) => viewer.turn({ yaw: 30, pitch: 0 })],
  ['up', 'up', (viewer) => viewer.turn({ yaw: 0, pitch: 20 })],
  ['down', 'down', (viewer) => viewer.turn({ yaw: 0, pitch: -20 })],
] as const satisfies readonly (readonly [word: string, icon: IconName, move: (viewer: PanoramaViewer) => void])[];

/**
 * The 360° view of a room over the whole screen, turned by finger, pointer, arrow keys, or by moving the phone if the guest turns that on. Its points are also a list of
 * buttons with texts. The flat picture is shown first, and stays without WebGL; if WebGL is lost, it comes back, with a button to open the view again. If no picture
 * can be loaded, its text is shown.
 */
export default function Panorama({ name, panorama: { alt, file, points }, onClose }: PanoramaProps) {
  const t = useMessages('panorama');
  const language = useLanguage();
  const still = useReducedMotion();
  const stage = useRef<HTMLDivElement>(null);
  const flatImage = useRef<HTMLImageElement>(null);
  const viewerElement = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const reopening = useRef<HTMLButtonElement>(null);
  const [viewer, setViewer] = useState<PanoramaViewer | null>(null);
  const [shown, setShown] = useState<Shown>('loading');
  /** WebGL was lost; false again once the guest opens the view again. */
  const [lost, setLost] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  /** The larger picture: its megabytes while it waits for a tap, `requested` after that, `missing` if it cannot be loaded. */
  const [sharper, setSharper] = useState<number | 'requested' | 'missing' | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const [withPhone, setWithPhone] = useState(false);

  const files = file.childImageSharp;
  const point = chosen === null ? undefined : points[chosen];

  const choose = (index: number) => {
    const next = points[index];
    if (!next) return;
    setChosen(index);
    setWithPhone(false);
    viewer?.followPhone(false);
    viewer?.lookAt(next);
    const area = stage.current;
    if (shown === 'image' && area) area.scrollLeft = (next.yaw / 360 + 0.5) * area.scrollWidth - area.clientWidth / 2;
  };
  const chooseInPicture = useEffectEvent(choose);

  const loadLargePicture = async (into: PanoramaViewer) => {
    const address = largeFileOf(files, flatImage.current);
    if (!address) return;
    setSharper('requested');
    const image = new Image();
    image.src = address;
    try {
      // preloaded, since the viewer then gets it from the cache and the view does not stop meanwhile
      await image.decode();
      into.loadLargePicture(address);
    } catch {
      setSharper('missing');
    }
  };

  const begin = useEffectEvent((opened: PanoramaViewer) => {
    if (sharper === null) loadUnlessSaving(largeFileOf(files, flatImage.current), { load: () => void loadLargePicture(opened), onSize: setSharper });
  });
  const open = useEffectEvent((picture: string) => {
    const element = viewerElement.current;
    if (!element) return undefined;
    const opened = openPanoramaViewer(element, {
      picture,
      points,
      pointClass: css.point,
      still,
      onReady: () => {
        setShown('viewer');
        begin(opened);
      },
      onFail: () => setShown('image'),
      onLost: () => {
        setLost(true);
        setShown('image');
        setViewer(null);
        setSharper(null);
        setWithPhone(false);
      },
      onPoint: (index) => chooseInPicture(index),
      onDragStart: () => setWithPhone(false),
    });
    setViewer(opened);
    return opened;
  });

  // the viewer uses the file that the flat picture has loaded
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    if (first === null || lost) return;
    const opened = open(first);
    return () => opened?.close();
  }, [first, lost]);

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
    const follow = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const turning = shown === 'viewer' && viewer;
  const hints: Readonly<Record<Shown, string>> = {
    loading: '',
    viewer: typeof sharper === 'number' ? t('panorama:dataSaver') : sharper === 'missing' ? t('panorama:sharperMissing') : t('panorama:hint'),
    image: lost ? t('panorama:lost') : t('panorama:flat'),
    text: t('panorama:missing'),
  };
  return (
    <Dialog label={t('panorama:label', { name })} className={`${screen.dialog} ${css.panorama}`} onClose={onClose}>
      <div ref={whole} className={css.fullScreen}>
        <div className={css.top}>
          <p>{name}</p>
          {turning && document.fullscreenEnabled && (
            <RoundButton
              aria-label={fullScreen ? t('panorama:leaveFullScreen') : t('panorama:fullScreen')}
              onClick={() => void (fullScreen ? document.exitFullscreen() : whole.current?.requestFullscreen())}
            >
              <Icon name={fullScreen ? 'smaller' : 'larger'} />
            </RoundButton>
          )}
          <RoundButton ref={closing} aria-label={t('panorama:close')} onClick={onClose}>
            <Icon name="close" />
          </RoundButton>
        </div>
        <div ref={stage} className={css.stage} data-shown={shown} {...(shown === 'image' && { tabIndex: 0, role: 'region', 'aria-label': alt })}>
          {shown !== 'text' && (
            <picture>
              <source type="image/avif" srcSet={files?.first?.src ?? undefined} />
              <img
                ref={flatImage}
                src={files?.firstJpeg?.src ?? undefined}
                alt={turning ? '' : alt}
                onLoad={({ currentTarget: { currentSrc, src } }) => setFirst(currentSrc || src)}
                onError={() => setShown('text')}
              />
            </picture>
          )}
          <div
            ref={viewerElement}
            className={css.round}
            {...(turning && { tabIndex: 0, role: 'application', 'aria-label': alt, 'aria-describedby': 'panorama-hint' })}
          />
        </div>
        <div className={css.foot}>
          <p role="status" id="panorama-hint" className={css.hint}>
            {hints[shown]}
          </p>
          {lost && (
            <button
              ref={reopening}
              type="button"
              className="link"
              onClick={() => {
                setShown('loading');
                setLost(false);
              }}
            >
              {t('panorama:reopen')}
            </button>
          )}
          {turning && typeof sharper === 'number' && (
            <button type="button" className="link" onClick={() => void loadLargePicture(viewer)}>
              {t('panorama:sharper', { size: formatNumber(sharper, language, { decimals: 1 }) })}
            </button>
          )}
          {(shown === 'image' || shown === 'text') && <p className={css.words}>{alt}</p>}
          {turning && (
            <div role="group" aria-label={t('panorama:look')} className={css.buttons}>
              {viewer.canFollowPhone() && (
                <RoundButton
                  aria-label={t('panorama:withPhone')}
                  aria-pressed={withPhone}
                  onClick={() => {
                    viewer.followPhone(!withPhone);
                    setWithPhone(!withPhone);
                  }}
                >
                  <Icon name="withPhone" />
                </RoundButton>
              )}
              {controls.map(([word, icon, move]) => (
                <RoundButton key={word} aria-label={t(`panorama:${word}`)} onClick={() => move(viewer)}>
                  <Icon name={icon} />
                </RoundButton>
              ))}
            </div>
          )}
          {points.length > 0 && (
            <ul className={css.points} aria-label={t('panorama:points')}>
              {points.map(({ label }, index) => (
                <li key={label}>
                  <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={css.status} aria-live="polite">
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
