import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../hooks/useStore';
import { classes } from './classes';
import * as css from './Tabs.module.css';

export interface Tab {
  /** Its hash in the address, and the id of its panel: letters, digits and hyphens, once on a page. */
  readonly slug: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** A tab of its own, before the others and chosen first, under which all panels stand. */
  readonly all?: Pick<Tab, 'slug' | 'label'> | undefined;
  /** A row over the panels (`TabRow`), or a column. */
  readonly layout: 'row' | 'column';
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
  /** The chosen one also bears `data-selected`. */
  readonly tabClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** The tab that another hash of the page stands under, such as the address of one picture. */
  readonly tabOf?: (hash: string) => string | undefined;
  /** Lays out list and panels. */
  readonly children: (parts: { readonly list: ReactNode; readonly panels: ReactNode }) => ReactNode;
}

const subscribe = (listener: () => void) => {
  const events = ['hashchange', 'popstate'] as const;
  events.forEach((event) => window.addEventListener(event, listener));
  return () => events.forEach((event) => window.removeEventListener(event, listener));
};

/** Where a key leads from one tab among `count`; undefined for other keys. */
const indexAfter = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * Tabs that are links with a hash. All panels are in the HTML: without script they stand one after another; until React is there,
 * the address alone shows one of them (CSS); then arrow keys, Home and End choose too, and the address always names the choice.
 */
export function Tabs({ label, tabs, all, layout, className, listClassName, tabClassName, panelClassName, tabOf, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hash = useStore({ subscribe, read: () => window.location.hash.slice(1), readOnServer: () => null });
  const [last, setLast] = useState<string | null>(null);
  const live = hash !== null;
  const choices = all ? [all, ...tabs] : tabs;
  // another hash, such as that of a section, leaves the last choice
  const selected = [hash, tabOf?.(hash ?? ''), last].find((slug) => choices.some((choice) => choice.slug === slug)) ?? choices[0]?.slug;
  const isShown = (slug: string) => slug === selected || (all !== undefined && selected === all.slug);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[data-selected]')?.getBoundingClientRect();
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const box = row.getBoundingClientRect();
    if (tab.left < box.left || tab.right > box.right) row.scrollLeft += tab.left - box.left - parseFloat(getComputedStyle(row).paddingLeft);
  }, [selected]);

  const select = (slug: string) => {
    window.history.replaceState(window.history.state, '', `#${slug}`);
    setLast(slug);
  };
  const follow = (event: MouseEvent, slug: string) => {
    if (!live || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    flushSync(() => select(slug));
    // as a link would, where the panel begins out of view
    const panel = document.getElementById(slug);
    const top = panel?.getBoundingClientRect().top ?? 0;
    const end = list.current?.getBoundingClientRect().bottom ?? 0;
    if (layout === 'row' ? top < end - 1 || top > window.innerHeight : top > window.innerHeight / 2) panel?.scrollIntoView();
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (!live || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === ' ' ? index : indexAfter(event.key, index, choices.length);
    const tab = next === undefined ? undefined : choices[next];
    if (!tab) return;
    event.preventDefault();
    select(tab.slug);
    document.getElementById(`${id}-${tab.slug}`)?.focus();
  };

  const links = (
    <div
      ref={list}
      className={listClassName}
      role={live ? 'tablist' : 'navigation'}
      aria-label={label}
      aria-orientation={live && layout === 'column' ? 'vertical' : undefined}
    >
      {choices.map(({ slug, label: words }, index) => (
        <a
          key={slug}
          id={`${id}-${slug}`}
          href={`#${slug}`}
          className={tabClassName}
          data-selected={slug === selected ? '' : undefined}
          {...(live && {
            role: 'tab',
            'aria-selected': slug === selected,
            'aria-controls': slug === all?.slug ? tabs.map((tab) => tab.slug).join(' ') : slug,
            tabIndex: slug === selected ? 0 : -1,
          })}
          onClick={(event) => follow(event, slug)}
          onKeyDown={(event) => press(event, index)}
        >
          {words}
        </a>
      ))}
    </div>
  );
  const panels = tabs.map(({ slug, panel }, index) => (
    <div
      key={slug}
      id={slug}
      className={classes(css.panel, (all || index === 0) && css.first, panelClassName)}
      {...(live && { role: 'tabpanel', 'aria-labelledby': `${id}-${slug}`, hidden: !isShown(slug) })}
    >
      {panel}
    </div>
  ));
  return (
    <div className={classes(!live && css.waiting, className)}>
      {children({
        list: links,
        panels: all ? (
          <div id={all.slug} className={css.all}>
            {panels}
          </div>
        ) : (
          panels
        ),
      })}
    </div>
  );
}
