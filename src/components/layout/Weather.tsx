import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { Icon } from '../ui/Icon';
import * as css from './Weather.module.css';

/** Pixels between probed points: less than the height of a line. */
const step = 11;

/** Taller links are pictures, not buttons. */
const highestControl = 120;

const controls = 'a, button, input, select, textarea, summary, label';

const meet = (one: DOMRect, other: DOMRect): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function hasWordsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => meet(rect, box));
  });
}

function isControlIn(element: Element, box: DOMRect): boolean {
  if (!element.matches(controls)) return false;
  const rect = element.getBoundingClientRect();
  return rect.height <= highestControl && meet(rect, box);
}

/** Whether text or a control is below a floating element, within a box of the viewport. */
function coversContent(box: DOMRect, floating: Element): boolean {
  const under = new Set<Element>();
  for (let x = box.left; x <= box.right; x += step)
    for (let y = box.top; y <= box.bottom; y += step) for (const element of document.elementsFromPoint(x, y)) under.add(element);
  return [...under].some((element) => !floating.contains(element) && (hasWordsIn(element, box) || isControlIn(element, box)));
}

interface WeatherVisibility {
  /** Whether only its icon is shown: the page is scrolled. */
  readonly collapsed: boolean;
  /** Whether it would cover text or controls; undefined until that has been checked. */
  readonly overlapping?: boolean;
}

/** Pixels kept free around the whole link, and around its icon, which includes the icon's padding. */
const margin = { full: 4, icon: 12 };

/** Milliseconds after the last scroll event. */
const debounce = 120;

/** How much of the floating weather link may be shown at the current scroll position. */
function useWeatherVisibility(link: RefObject<HTMLElement | null>): WeatherVisibility {
  const [visibility, setVisibility] = useState<WeatherVisibility>({ collapsed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const pill = link.current;
      const icon = pill?.querySelector('svg');
      if (!pill || !icon) return;
      const scrolled = window.scrollY > 0;
      if (!scrolled && pill.dataset.collapsed === 'true') {
        // its full size is known once it is rendered
        setVisibility({ collapsed: false });
        checkSoon();
        return;
      }
      const { left, top, width, height } = (scrolled ? icon : pill).getBoundingClientRect();
      const free = scrolled ? margin.icon : margin.full;
      const box = new DOMRect(left - free, top - free, width + 2 * free, height + 2 * free);
      setVisibility({ collapsed: scrolled, overlapping: coversContent(box, pill) });
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, debounce);
    };
    const events = ['scroll', 'resize', 'click'] as const;
    events.forEach((name) => window.addEventListener(name, checkSoon, { passive: true }));
    checkSoon();
    return () => {
      clearTimeout(timer);
      events.forEach((name) => window.removeEventListener(name, checkSoon));
    };
  }, [link]);
  return visibility;
}

/**
 * The floating live-weather link, 150 px from the bottom and 20 px from the right; its × hides it until a reload (docs/hotel-rules.md 12.4). Once the page is scrolled
 * only its icon is shown, and nothing while it would cover text or buttons. It expands on hover and focus.
 */
export function Weather({ address }: { address: string }) {
  const { t } = useTranslation(['common']);
  const { weatherClosed } = usePageSession();
  const pill = useRef<HTMLElement>(null);
  const { collapsed, overlapping } = useWeatherVisibility(pill);
  if (weatherClosed) return null;
  return (
    <aside ref={pill} className={css.weather} aria-label={t('common:weather')} data-collapsed={collapsed} data-overlapping={overlapping}>
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
