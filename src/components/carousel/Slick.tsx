import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import SlickModule, { type Settings } from 'react-slick';
import { hideInactiveSlides } from './hideInactiveSlides';
import * as css from './Carousel.module.css';

// The package is CommonJS: depending on the bundler, the default import is the component or an object with it.
const SlickCarousel = (SlickModule as unknown as { default?: typeof SlickModule }).default ?? SlickModule;

export interface SlickHandle {
  readonly previous: () => void;
  readonly next: () => void;
}

export interface SlickProps {
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

  useEffect(() => (root.current ? hideInactiveSlides(root.current) : undefined), []);

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
