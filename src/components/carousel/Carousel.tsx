import { startTransition, useEffect, useId, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { comfortStore } from '../../browser/comfortStore';
import { mouseInUse } from '../../browser/mouseInUse';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useStore } from '../../hooks/useStore';
import { retry, whenDwelling } from '../../../plugins/gatsby-plugin-first-paint';
import { classes } from '../ui/classes';
import type { Slick, SlickHandle } from './Slick';
import { RoundButton } from '../ui/RoundButton';
import * as css from './Carousel.module.css';

interface CarouselProps {
  readonly label: string;
  /** Its style sheet sets how many slides are side by side, and their space (Carousel.module.css). */
  readonly className?: string | undefined;
  readonly items: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
  readonly children: (parts: { track: ReactNode; controls: ReactNode }) => ReactNode;
}

/** Milliseconds after the last scroll event until the rail counts as settled. */
const settleDelay = 300;

/** Null if it fails to load: then the scroll-snap rail stays. */
const loadSlick = () => retry(() => import('./Slick')).catch(() => null);

/** How many slides are side by side at this width (docs/hotel-rules.md 14.1). */
const slidesNow = (carousel: Element | null): number => Number(carousel && getComputedStyle(carousel).getPropertyValue('--slides')) || 1;

const slideAt = (rail: Element): number => Math.round(Math.abs(rail.scrollLeft) / (rail.firstElementChild?.clientWidth || 1));

/** A scroll-snap rail, replaced by react-slick for who uses a mouse or touches it (docs/hotel-rules.md 14.1, 14.2, docs/decisions/0005-react-slick.md). */
export function Carousel({ label, className, items, children }: CarouselProps) {
  const { t } = useI18n(['carousel']);
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
  /** The slide that the visitor asked for by a button, to announce once it is the current one. */
  const [asked, setAsked] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const alone = items.length < 2;
  const mayReplace = (useStore(mouseInUse) || wanted) && !comfort && !alone;
  const scrolled = useRef(0);

  useEffect(() => {
    const element = rail.current;
    if (!element || !mayReplace) return;
    let stopped = false;
    const takeOver = (View: typeof Slick) => {
      // react-slick always runs from left to right
      if (stopped || getComputedStyle(element).direction === 'rtl') return;
      if (element.matches(':active, :focus-within') || performance.now() - scrolled.current < settleDelay) {
        setTimeout(takeOver, settleDelay, View);
        return;
      }
      startTransition(() => setLive({ View, first: slideAt(element), show: slidesNow(carousel.current) }));
    };
    const stopWatching = whenDwelling(element, () => {
      void loadSlick().then((module) => module && takeOver(module.Slick));
    });
    return () => {
      stopped = true;
      stopWatching();
    };
  }, [mayReplace]);

  useEffect(() => {
    const measure = () => setLive((was) => was && { ...was, show: slidesNow(carousel.current) });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    scrolled.current = performance.now();
    setCurrent(slideAt(currentTarget));
  };

  const onMove = (next: number, byButton: boolean) => {
    setCurrent(next);
    setAsked(byButton ? next : null);
  };

  const move = (by: -1 | 1) => {
    slider.current?.move(by);
    const row = rail.current;
    if (!row) return;
    const last = items.length - slidesNow(carousel.current);
    const next = current + by < 0 ? last : current + by > last ? 0 : current + by;
    const place = (index: number) => (row.children[index] as HTMLElement | undefined)?.offsetLeft ?? 0;
    setAsked(next);
    row.scrollTo({ left: place(next) - place(0), behavior: reducedMotion ? 'auto' : 'smooth' });
  };

  const controls = alone ? null : (
    <div className={`row gap-3 scripted no-print ${css.carouselControls}`}>
      <RoundButton icon="left" aria-label={t('carousel:previous', { carousel: label })} aria-controls={id} data-replay="" onClick={() => move(-1)} />
      <RoundButton
        icon={paused ? 'play' : 'pause'}
        aria-label={t(paused ? 'carousel:resume' : 'carousel:pause', { carousel: label })}
        data-replay=""
        onClick={() => {
          setPauseChosen(!paused);
          if (paused) setWanted(true);
        }}
      />
      <RoundButton icon="right" aria-label={t('carousel:next', { carousel: label })} aria-controls={id} data-replay="" onClick={() => move(1)} />
      <span className={css.carouselCount}>{t('carousel:count', { current: current + 1, total: items.length })}</span>
      <span className="sr-only" role="status">
        {asked === current ? t('carousel:shown', { current: current + 1, total: items.length, slide: items[current]?.title }) : ''}
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
        <live.View handle={slider} items={items} show={live.show} first={live.first} paused={paused} animated={!reducedMotion} onMove={onMove} />
      ) : (
        <ul ref={rail} className={css.rail} onScroll={onScroll} onTouchMove={() => setWanted(true)}>
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
