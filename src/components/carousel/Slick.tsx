import { useEffect, useImperativeHandle, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import defaults from 'react-slick/lib/default-props';
import { InnerSlider } from 'react-slick/lib/inner-slider';
import * as css from './Carousel.module.css';

/*
 * react-slick 0.31.0, and all that is repaired of it:
 * - Its public component wraps each slide in an element that it hides from screen readers while out of view, which in Firefox takes away what is being read.
 *   The component inside lets slides be a component of our own, `Slide`: all can be read and reached, only the clones cannot.
 * - It leaves a focused slide behind, out of view: `keepFocusInView`, and the focus moves in `beforeChange`.
 * - Its `pauseOnFocus` misses links inside slides, and its `pauseOnHover` a pause by button: `still`.
 * - It prevents the click after a drag only once Gatsby's link has followed it: `isDrag`.
 * - It adds 50 ms to `autoplaySpeed`, and loses `afterChange` if the row is resized meanwhile.
 */

export interface SlickHandle {
  readonly move: (by: -1 | 1) => void;
}

interface SlickProps {
  readonly handle: Ref<SlickHandle>;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly show: number;
  readonly first: number;
  readonly paused: boolean;
  readonly animated: boolean;
  /** Called when a change begins, with whether it was asked for by `move`. */
  readonly onMove: (next: number, asked: boolean) => void;
}

/** Milliseconds, docs/hotel-rules.md 14.1. */
const speed = 500;
const autoplayEvery = 3000;

/** Pixels between press and click from which it was a drag. */
const dragFrom = 10;

const focusable = 'a[href], button';

interface SlideProps {
  readonly count: number;
  readonly className: string;
  readonly children: ReactNode;
  /** Set by react-slick. Clones come before 0 and after the last. */
  readonly 'data-index'?: number;
  readonly style?: CSSProperties;
}

function Slide({ count, className, children, 'data-index': index = 0, style }: SlideProps) {
  const cloned = index < 0 || index >= count;
  const leaveTabOrder = (slide: HTMLElement | null) => slide?.querySelectorAll<HTMLElement>(focusable).forEach((element) => (element.tabIndex = -1));
  return (
    <div ref={cloned ? leaveTabOrder : undefined} role="listitem" aria-hidden={cloned || undefined} data-index={index} className={className} style={style}>
      {children}
    </div>
  );
}

/** react-slick with the numbers of docs/hotel-rules.md 14.1. Autoplay stops while paused, hovered, or focused within. */
export function Slick({ handle, items, show, first, paused, animated, onMove }: SlickProps) {
  const slider = useRef<InnerSlider>(null);
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const pressedAt = useRef(0);
  /** The first slide in view, or moving there. */
  const current = useRef(first);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = paused || hovered || focused;

  useImperativeHandle(handle, () => ({
    move: (by) => {
      asked.current = true;
      slider.current?.changeSlide({ message: by < 0 ? 'previous' : 'next' });
      asked.current = false;
    },
  }));

  useEffect(() => {
    if (still) slider.current?.pause('paused');
    else slider.current?.autoPlay('play');
  }, [still]);

  /** The index of the focused slide, if it is neither in view nor moving there. */
  const focusedOutOfView = (): number | null => {
    const slide = root.current?.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>('[data-index]');
    const index = slide ? Number(slide.dataset.index) : current.current;
    return index < current.current || index >= current.current + show ? index : null;
  };
  const keepFocusInView = () => {
    const index = focusedOutOfView();
    if (index !== null && index in items) slider.current?.slideHandler(index);
  };

  return (
    <div
      ref={root}
      role="presentation"
      className={css.slick}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onPointerDownCapture={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onClickCapture={(event) => {
        const isDrag = event.detail > 0 && Math.abs(event.clientX - pressedAt.current) > dragFrom;
        if (isDrag) event.preventDefault();
      }}
      onFocus={() => {
        setFocused(true);
        keepFocusInView();
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div role="list">
        <InnerSlider
          {...defaults}
          ref={slider}
          infinite
          arrows={false}
          speed={animated ? speed : 0}
          autoplay
          autoplaySpeed={autoplayEvery - 50}
          pauseOnHover={false}
          slidesToShow={show}
          slidesToScroll={1}
          unslick={items.length <= show}
          initialSlide={first}
          beforeChange={(_, next) => {
            onMove(next, asked.current);
            current.current = next;
            if (focusedOutOfView() !== null)
              root.current?.querySelector<HTMLElement>(`[data-index="${next}"] :is(${focusable})`)?.focus({ preventScroll: true });
          }}
          // also once a change has ended, during which react-slick begins no other
          onReInit={keepFocusInView}
        >
          {items.map(({ key, content }) => (
            <Slide key={key} count={items.length} className={css.slide}>
              {content}
            </Slide>
          ))}
        </InnerSlider>
      </div>
    </div>
  );
}
