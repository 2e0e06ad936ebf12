import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import SlickModule, { type Settings } from 'react-slick';
import * as css from './Carousel.module.css';

// The package is CommonJS: depending on the bundler, the default import is the component or an object with it.
const SlickCarousel = (SlickModule as unknown as { default?: typeof SlickModule }).default ?? SlickModule;

export interface SlickHandle {
  readonly previous: () => void;
  readonly next: () => void;
}

interface SlickProps {
  readonly handle: Ref<SlickHandle>;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly show: number;
  readonly first: number;
  readonly paused: boolean;
  /** Whether changes of slide are animated. */
  readonly animated: boolean;
  /** Called when the change begins, since react-slick's `afterChange` is lost if the row is resized meanwhile. */
  readonly onMove: (next: number) => void;
}

/** Milliseconds, docs/hotel-rules.md 14.1. */
const speed = 500;
const autoplayEvery = 3000;
/** Milliseconds that react-slick adds to its `autoplaySpeed`. */
const addedBySlick = 50;

const focusable = 'a[href], button';

/**
 * Makes slides out of view inert. react-slick's clones can be clicked when in view, but are never in the tab order or the accessibility tree. If the focused slide
 * moves out of view, focus moves to the first one in view.
 */
function hideInactiveSlides(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.slick-slide')];
  const isIn = (slide: HTMLElement) => slide.classList.contains('slick-active');
  const isCopy = (slide: HTMLElement) => slide.classList.contains('slick-cloned');
  const left = slides.find((slide) => !isIn(slide) && slide.contains(document.activeElement));
  for (const slide of slides) {
    slide.inert = !isIn(slide);
    if (!isCopy(slide)) continue;
    slide.firstElementChild?.setAttribute('aria-hidden', 'true');
    slide.querySelectorAll<HTMLElement>(focusable).forEach((element) => (element.tabIndex = -1));
  }
  const next = slides.find((slide) => isIn(slide) && !isCopy(slide));
  // the slide is still moving into view
  if (left) next?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/**
 * react-slick with the numbers of docs/hotel-rules.md 14.1. Autoplay stops while paused, hovered, or focused within (react-slick's `pauseOnFocus` misses
 * links inside slides).
 */
export function Slick({ handle, items, show, first, paused, animated, onMove }: SlickProps) {
  const slider = useRef<SlickModule>(null);
  const root = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = paused || hovered || focused;

  useImperativeHandle(handle, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
  }));

  useEffect(() => {
    if (still) slider.current?.slickPause();
    else slider.current?.slickPlay();
  }, [still]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const hide = () => hideInactiveSlides(element);
    const observer = new MutationObserver(hide);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['class'] });
    hide();
    return () => observer.disconnect();
  }, []);

  const settings: Settings = {
    infinite: true,
    arrows: false,
    speed: animated ? speed : 0,
    autoplay: true,
    autoplaySpeed: autoplayEvery - addedBySlick,
    pauseOnHover: false,
    pauseOnFocus: false,
    slidesToShow: show,
    slidesToScroll: 1,
    initialSlide: first,
    beforeChange: (_, next) => onMove(next),
  };
  return (
    <div
      ref={root}
      role="presentation"
      className={css.slick}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <SlickCarousel ref={slider} {...settings}>
        {items.map(({ key, content }) => (
          <div key={key} className={css.slide}>
            {content}
          </div>
        ))}
      </SlickCarousel>
    </div>
  );
}
