import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { useHotel } from '../../hooks/usePage';
import { useStore } from '../../hooks/useStore';
import { Icon } from '../ui/Icon';
import * as css from './Weather.module.css';

/** What the link steps aside for: running text, forms, the finder, the map, conditions, cards with a button, sliders and lists of links (`data-card`), captions, hours and other facts, carousels, what is folded, buttons on pictures, the last section, the footer. */
const marked = 'p:not(.balanced), form, [data-card], figcaption, dl, [aria-roledescription], details, figure .scripted, main > :last-child, footer';
/** Where it waits for the booking card of the first screen to have gone by. */
const narrow = '(width < 48em)';

/** Reports whether no marked element is where the link is. @returns stops it */
function watchPlace(link: Element, report: (free: boolean) => void): () => void {
  const inTheWay = new Set<Element>();
  let observers: IntersectionObserver[] = [];
  const watch = (elements: readonly Element[], rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inTheWay[isIntersecting ? 'add' : 'delete'](target);
        report(inTheWay.size === 0);
      },
      { rootMargin },
    );
    elements.forEach((element) => observer.observe(element));
    observers.push(observer);
  };
  const stop = () => observers.forEach((observer) => observer.disconnect());
  const start = () => {
    stop();
    observers = [];
    inTheWay.clear();
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const bookingCard = window.matchMedia(narrow).matches ? document.getElementById(bookingCardId) : null;
    watch(
      [...document.querySelectorAll(marked)].filter((element) => element !== bookingCard),
      `${-top}px ${right - window.innerWidth}px ${bottom - window.innerHeight}px ${-left}px`,
    );
    if (bookingCard) watch([bookingCard], '0px');
  };
  start();
  window.addEventListener('resize', start);
  return () => {
    window.removeEventListener('resize', start);
    stop();
  };
}

/** The floating weather link (docs/hotel-rules.md 12.4). */
export function Weather() {
  const { t } = useI18n(['common']);
  const { weather } = useHotel();
  const { weatherClosed } = useStore(pageSessionStore);
  const link = useRef<HTMLElement>(null);
  const [free, setFree] = useState(false);
  useEffect(() => (link.current ? watchPlace(link.current, setFree) : undefined), [weatherClosed]);
  if (weatherClosed || !weather) return null;
  return (
    <aside ref={link} className={css.weather} aria-label={t('common:weather')} data-free={free}>
      <a href={weather} target="_blank" rel="noopener" aria-label={t('common:weather')} title={t('common:newTab')}>
        <Icon name="weather" />
        <span aria-hidden="true">{t('common:weather')}</span>
      </a>
      <button
        className="scripted cross"
        type="button"
        aria-label={t('common:closeWeather')}
        data-replay=""
        onClick={() => updatePageSession({ weatherClosed: true })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
