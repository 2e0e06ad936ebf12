import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useEntryState } from '../../hooks/useEntryState';
import { useStore } from '../../hooks/useStore';
import { hashStore, replaceHash } from '../../browser/hash';
import { isPlainClick } from '../../browser/isPlainClick';
import { classes } from '../ui/classes';
import * as css from './Tabs.module.css';

export interface Tab {
  /** The hash that selects it, and the id of its panel: letters, digits and hyphens, unique on the page. */
  readonly slug: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
  /** A heading before its panel while all are shown, where the first of another group begins. */
  readonly heading?: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** An additional first tab, initially selected, that shows all panels. */
  readonly all?: Pick<Tab, 'slug' | 'label'> | undefined;
  /** A sticky row above the panels (`TabRow`), or a block, which scrolls away. */
  readonly layout: 'row' | 'block';
  readonly listClassName?: string | undefined;
  /** The selected one also has `data-selected`. */
  readonly tabClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** The tab of another hash of the page, such as that of one picture. */
  readonly tabOf?: (hash: string) => string | undefined;
  readonly children: (parts: { readonly list: ReactNode; readonly panels: ReactNode }) => ReactNode;
}

/** A value of `hidden`: the browser looks for words there too, and announces what it finds by `beforematch`. */
const untilFound = 'until-found';

/** The index that a key leads to from one tab of `count`; undefined for other keys. */
const indexAfter = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Tabs that are links with a hash: without script panels follow one another, before hydration the hash selects one (CSS). A single panel has no tab. */
export function Tabs({ label, tabs, all, layout, listClassName, tabClassName, panelClassName, tabOf, children }: TabsProps) {
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hash = useStore(hashStore);
  const live = hash !== null;
  const choices = all ? [all, ...tabs] : tabs;
  // an unrelated hash, such as that of a section, keeps the selection
  const [kept, keep] = useEntryState<string | null>('tab', null);
  const known = (slugs: readonly (string | null | undefined)[]) => slugs.find((slug) => choices.some((choice) => choice.slug === slug));
  const named = known([hash, tabOf?.(hash ?? '')]);
  const selected = named ?? known([kept]) ?? choices[0]?.slug;
  useEffect(() => {
    if (named) keep(named);
  }, [named, keep]);
  const isShown = (slug: string) => slug === selected || (all !== undefined && selected === all.slug);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[data-selected]')?.getBoundingClientRect();
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const box = row.getBoundingClientRect();
    if (tab.left < box.left || tab.right > box.right) row.scrollLeft += tab.left - box.left - parseFloat(getComputedStyle(row).paddingLeft);
  }, [selected]);

  // React knows no `hidden` but true and false; a browser that does not know this value takes it for true
  useLayoutEffect(() => {
    view.current?.querySelectorAll('[role=tabpanel][hidden]').forEach((panel) => panel.setAttribute('hidden', untilFound));
  });
  useEffect(() => {
    const element = view.current;
    const reveal = ({ target }: Event) => {
      const panel = target as Element;
      // a link to something within a panel opens it too, and its hash stays
      const isLinked = panel.contains(document.getElementById(hashStore.read() ?? ''));
      flushSync(() => (isLinked ? keep(panel.id) : replaceHash(panel.id)));
    };
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [keep]);

  const follow = (event: MouseEvent, slug: string) => {
    if (!live || !isPlainClick(event)) return;
    event.preventDefault();
    flushSync(() => replaceHash(slug));
    // scrolls to the panel as a link would, if it begins out of view
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
    replaceHash(tab.slug);
    document.getElementById(`${id}-${tab.slug}`)?.focus();
  };

  const several = tabs.length > 1;
  const links = several && (
    <div ref={list} className={listClassName} role={live ? 'tablist' : 'navigation'} aria-label={label}>
      {choices.map(({ slug, label: text }, index) => (
        // by place: where the time puts them in another order, words change and no tab moves
        <a
          key={index}
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
          {text}
        </a>
      ))}
    </div>
  );
  const panels = tabs.flatMap(({ slug, panel, heading }, index) => [
    (!live || selected === all?.slug) && heading,
    <div
      key={slug}
      id={slug}
      className={classes(css.panel, (all || index === 0) && css.first, panelClassName)}
      {...(live && several && { role: 'tabpanel', 'aria-labelledby': `${id}-${slug}` })}
      {...(live && !isShown(slug) && { hidden: true, 'aria-hidden': true })}
    >
      {panel}
    </div>,
  ]);
  return (
    <div ref={view} className={classes(!live && css.waiting)}>
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
