import { useCallback, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import SlickModule, { type Settings } from 'react-slick';
import * as css from './Carousel.module.css';

// The package is CommonJS: depending on the bundler its default export is the module or inside it.
const SlickCarousel = (SlickModule as unknown as { default?: typeof SlickModule }).default ?? SlickModule;

export interface SlickHandle {
  readonly previous: () => void;
  readonly next: () => void;
  readonly play: () => void;
  readonly pause: () => void;
}

export interface SlickProps {
  readonly handle: Ref<SlickHandle>;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly show: number;
  readonly first: number;
  readonly autoplay: boolean;
  readonly onSettle: (current: number) => void;
}

/** Milliseconds, specification §9. */
const speed = 500;
const autoplaySpeed = 3000;

/** react-slick with the specification's numbers. Hidden and cloned slides are inert: out of the tab order and the accessibility tree. */
export function Slick({ handle, items, show, first, autoplay, onSettle }: SlickProps) {
  const slider = useRef<SlickModule>(null);
  const root = useRef<HTMLDivElement>(null);

  useImperativeHandle(handle, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
    play: () => slider.current?.slickPlay(),
    pause: () => slider.current?.slickPause(),
  }));

  const hideTheRest = useCallback(() => {
    root.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      slide.inert = !slide.classList.contains('slick-active');
    });
  }, []);

  useEffect(hideTheRest);

  const settings: Settings = {
    infinite: true,
    arrows: false,
    speed,
    autoplay,
    autoplaySpeed,
    pauseOnHover: true,
    pauseOnFocus: true,
    slidesToShow: show,
    slidesToScroll: 1,
    initialSlide: first,
    beforeChange: () => root.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => (slide.inert = false)),
    afterChange: (current) => {
      onSettle(current);
      hideTheRest();
    },
  };
  return (
    <div ref={root} className={css.slick}>
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
