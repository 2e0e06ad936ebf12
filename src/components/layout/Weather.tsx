import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { useStore } from '../../hooks/useStore';
import { Icon } from '../ui/Icon';
import * as css from './Weather.module.css';

/** Elements whose edge the link may not cross: controls, cards, pictures that are links. */
const bounded = 'a, button, input, select, textarea, summary, label, form';

/** Whether neither words nor the edge of a control or card are where an element stands. */
function isFree(element: Element): boolean {
  const place = element.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }: DOMRect) => left < place.right && place.left < right && top < place.bottom && place.top < bottom;
  const surrounds = ({ left, right, top, bottom }: DOMRect) => left < place.left && place.right < right && top < place.top && place.bottom < bottom;
  const isCrossed = [...document.querySelectorAll(bounded)].some((other) => {
    const box = other.getBoundingClientRect();
    return !element.contains(other) && meets(box) && !surrounds(box);
  });
  if (isCrossed) return false;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    if (!element.contains(words.currentNode) && [...range.getClientRects()].some(meets)) return false;
  }
  return true;
}

/** Milliseconds after which the page counts as still. */
const still = 120;

/**
 * The floating live-weather link, 150 px from the bottom and 20 px from the right; its × hides it until a reload. It is seen while the page is still and its place
 * is free (docs/hotel-rules.md 12.4).
 */
export function Weather({ address }: { address: string }) {
  const { t } = useTranslation(['common']);
  const { weatherClosed } = useStore(pageSessionStore);
  const pill = useRef<HTMLElement>(null);
  const [free, setFree] = useState<boolean>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hideUntilStill = () => {
      setFree(false);
      clearTimeout(timer);
      timer = setTimeout(() => setFree(pill.current !== null && isFree(pill.current)), still);
    };
    const observer = new ResizeObserver(hideUntilStill);
    observer.observe(document.body);
    const moves = ['scroll', 'resize'] as const;
    moves.forEach((name) => window.addEventListener(name, hideUntilStill, { passive: true }));
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      moves.forEach((name) => window.removeEventListener(name, hideUntilStill));
    };
  }, []);
  if (weatherClosed) return null;
  return (
    <aside ref={pill} className={css.weather} aria-label={t('common:weather')} data-free={free}>
      <a href={address} target="_blank" rel="noopener" aria-label={t('common:weather')} title={t('common:newTab')}>
        <Icon name="weather" />
        <span aria-hidden="true">{t('common:weather')}</span>
      </a>
      <button
        className="scripted"
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
