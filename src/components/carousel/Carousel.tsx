import { startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comfortStore } from '../../browser/comfortStore';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useStore } from '../../hooks/useStore';
import { retry, whenDwelling } from '../../../plugins/gatsby-plugin-first-paint';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import type { Slick, SlickHandle } from './Slick';
import { RoundButton } from '../ui/RoundButton';
import * as css from './Carousel.module.css';

interface CarouselProps {
  /** Accessible name. */
  readonly label: string;
  /** Its style sheet sets how many slides are side by side, and their space (Carousel.module.css). */
  readonly className?: string | undefined;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Lays out track and controls. */
  readonly children: (parts: { track: ReactNode; controls: ReactNode }) => ReactNode;
}

/** Milliseconds after the last touch or scroll event until the rail counts as settled. */
const settleDelay = 300;

/** Null if it fails to load: then the scroll-snap rail stays. */
const loadSlick = () => retry(() => import('./Slick')).catch(() => null);

/** How many slides are side by side at this width (docs/hotel-rules.md 14.1). */
const slidesNow = (carousel: Element | null): number => Number(carousel && getComputedStyle(carousel).getPropertyValue('--slides')) || 1;

/**
 * A row of slides (docs/hotel-rules.md 14.1, 14.2). The server's HTML is a scroll-snap rail of final geometry; react-slick replaces it once the visitor dwells on it.
 * No autoplay under reduced motion. In comfort mode CSS makes it a list of all slides without controls.
 */
export function Carousel({ label, className, items, children }: CarouselProps) {
  const { t } = useTranslation(['carousel']);
  const id = useId();
  const carousel = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const slider = useRef<SlickHandle>(null);
  const reducedMotion = useReducedMotion();
  const comfort = useStore(comfortStore);
  const [live, setLive] = useState<{ View: typeof Slick; first: number; show: number } | null>(null);
  const [pauseChosen, setPauseChosen] = useState<boolean | null>(null);
  const paused = pauseChosen ?? reducedMotion;
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const element = rail.current;
    if (!element || comfort) return;
    let unmounted = false;
    let scrolled = 0;
    const onScroll = () => (scrolled = performance.now());
    const takeOver = (View: typeof Slick) => {
      if (unmounted) return;
      // not during a touch or while it scrolls
      if (element.matches(':active') || performance.now() - scrolled < settleDelay) {
        setTimeout(takeOver, settleDelay, View);
        return;
      }
      const first = Math.round(element.scrollLeft / (element.firstElementChild?.getBoundingClientRect().width ?? 1));
      startTransition(() => {
        setCurrent(first);
        setLive({ View, first, show: slidesNow(carousel.current) });
      });
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const stopWatching = whenDwelling(element, () => {
      void loadSlick().then((module) => module && takeOver(module.Slick));
    });
    return () => {
      unmounted = true;
      element.removeEventListener('scroll', onScroll);
      stopWatching();
    };
  }, [comfort]);

  useEffect(() => {
    const measure = () => setLive((was) => was && { ...was, show: slidesNow(carousel.current) });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const move = (by: -1 | 1) => {
    setMoved(true);
    if (slider.current) slider.current[by < 0 ? 'previous' : 'next']();
    else rail.current?.scrollBy({ left: by * (rail.current.firstElementChild?.clientWidth ?? 0), behavior: reducedMotion ? 'auto' : 'smooth' });
  };

  const controls = (
    <div className={classes('scripted no-print', css.carouselControls)} role="group" aria-label={label}>
      <RoundButton aria-label={t('carousel:previous')} aria-controls={id} data-replay="" onClick={() => move(-1)}>
        <Icon name="left" />
      </RoundButton>
      <RoundButton aria-label={paused ? t('carousel:resume') : t('carousel:pause')} data-replay="" onClick={() => setPauseChosen(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
      </RoundButton>
      <RoundButton aria-label={t('carousel:next')} aria-controls={id} data-replay="" onClick={() => move(1)}>
        <Icon name="right" />
      </RoundButton>
      <span className={css.carouselCount} aria-live={moved ? 'polite' : 'off'}>
        {t('carousel:count', { current: current + 1, total: items.length })}
      </span>
    </div>
  );

  const track = (
    <div
      ref={carousel}
      id={id}
      className={classes(css.carousel, className)}
      role="group"
      aria-roledescription={comfort ? undefined : t('carousel:role')}
      aria-label={label}
    >
      {live && !comfort ? (
        <live.View handle={slider} items={items} show={live.show} first={live.first} paused={paused} animated={!reducedMotion} onMove={setCurrent} />
      ) : (
        <ul ref={rail} className={css.rail}>
          {items.map(({ key, content }) => (
            <li key={key} className={css.slide}>
              {content}
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  return children({ track, controls });
}
