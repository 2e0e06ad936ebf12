import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import portuguese from '../../../locales/pt/lightbox.json';
import { Dialog } from '../dialog/Dialog';
import { type CaptionedPicture, Picture } from '../media/Picture';
import { SaveButton } from '../trip/SaveButton';
import { classes } from '../ui/classes';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { useStageGestures } from './useStageGestures';
import { RoundButton } from '../ui/RoundButton';
import * as screen from '../../styles/FullScreenDialog.module.css';
import * as css from './GalleryLightbox.module.css';

interface GalleryLightboxProps {
  readonly pictures: readonly CaptionedPicture[];
  readonly index: number;
  /** The slug under which the shown picture can be saved; omitted if pictures cannot be saved. */
  readonly savedAs?: string | undefined;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

export const namespaces: readonly Namespace[] = [{ name: 'lightbox', portuguese }];

/** Milliseconds between pictures while an arrow key is held. Safari refuses more than 100 changes of address in 30 s, and then the picture would stay. */
const heldEvery = 330;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The full-screen lightbox of an album. A click on the picture enlarges it, a click beside it closes it; a picture that fails is requested once more. */
export default function GalleryLightbox({ pictures, index, savedAs, onMove, onClose }: GalleryLightboxProps) {
  const { t } = useMessages('lightbox');
  const stage = useRef<HTMLDivElement>(null);
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  const zoomed = zoomedIndex === index;
  /** The picture whose file failed, and was requested once more. */
  const [retried, setRetried] = useState<string | null>(null);
  const picture = pictures[index];
  const steppedAt = useRef(0);

  const step = useCallback(
    (by: 1 | -1) => {
      onMove((index + by + pictures.length) % pictures.length);
    },
    [index, onMove, pictures.length],
  );
  const zoom = useCallback(() => {
    setZoomedIndex((was) => (was === index ? null : index));
  }, [index]);
  useStageGestures(stage, { zoomed, onSwipe: step, onPicture: zoom, onBeside: onClose });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      if (zoomed && document.activeElement === stage.current) return;
      event.preventDefault();
      if (event.repeat && event.timeStamp - steppedAt.current < heldEvery) return;
      steppedAt.current = event.timeStamp;
      step(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [step, zoomed]);

  useEffect(() => {
    const element = stage.current;
    if (!zoomed || !element) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
    element.focus();
  }, [zoomed]);

  const image = picture?.file.childImageSharp?.gatsbyImageData;
  if (!picture || !image) return null;
  const name = picture.caption ?? picture.alt;
  return (
    <Dialog label={t('lightbox:label')} className={`modal on-dark ${screen.dialog} ${css.lightbox}`} onClose={onClose}>
      <div className={css.top}>
        <p className="tabular" role="status">
          <span>{t('lightbox:count', { current: index + 1, total: pictures.length })}</span>
          <span className="sr-only">{name}</span>
        </p>
        <RoundButton icon="close" aria-label={t('lightbox:close')} onClick={onClose} />
      </div>
      <figure>
        {/* a scrollable area must be focusable, for the keyboard */}
        <div
          ref={stage}
          className={classes(css.stage, zoomed && css.zoomed)}
          style={{ '--r': (image.width / image.height).toFixed(3) } as CSSProperties}
          {...(zoomed && { tabIndex: 0, role: 'region', 'aria-label': name })}
        >
          <Picture
            key={`${picture.alt}${picture.alt === retried ? ' ' : ''}`}
            picture={picture}
            sizes={zoomed ? '190vw' : '94vw'}
            onError={() => setRetried(picture.alt)}
          />
        </div>
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
      <div className={`row gap-3 ${css.nav}`}>
        <RoundButton icon="left" aria-label={t('lightbox:previous')} onClick={() => step(-1)} />
        <RoundButton icon={zoomed ? 'minus' : 'plus'} aria-label={zoomed ? t('lightbox:zoomOut') : t('lightbox:zoomIn')} onClick={zoom} />
        <RoundButton icon="right" aria-label={t('lightbox:next')} onClick={() => step(1)} />
        {savedAs && <SaveButton item={{ list: 'pictures', slug: savedAs }} name={name} />}
      </div>
    </Dialog>
  );
}
