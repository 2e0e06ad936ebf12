import { secondTry } from './faults';
import { gatsbyWindow } from './internals';
import { isReachable } from './isReachable';
import type { FirstPaintOptions } from './options';
import { appDataUrl, pageDataUrl } from './pageData';
import { queueEarlyEvents, type Replay } from './queueEarlyEvents';
import { mayReload } from './reloadOnce';
import { showWithoutScript } from './withoutScript';

/** Data attributes of the `<template>` with Gatsby's scripts. Not of this script, which others may move, and whose hash is the same on every page. */
export interface PageToStart {
  readonly page: string;
  readonly scripts: string;
}

/** The attribute with the files of a chunk that an early tap preloads, separated by spaces. */
export const chunkAttribute = (chunk: string): string => `data-chunk-${chunk}`;

export interface StartOptions extends Pick<FirstPaintOptions, 'deferredStylesheet' | 'fontFiles'> {
  readonly meantAddress: (address: Pick<URL, 'pathname' | 'search' | 'hash'>) => string;
}

export interface EarlyPage {
  /** Resolves once the scripts of the page's chunk are loaded; never if they fail. */
  readonly loadScripts: () => Promise<unknown>;
  /** Whether the bundle may start: once, and not after the page was switched to the version without script. A script requested twice may load twice. */
  readonly begin: () => boolean;
  /** Call once the page has hydrated: events reach React again. @returns dispatches the queued ones */
  readonly end: () => Replay;
  readonly fail: () => void;
}

declare global {
  interface Window {
    earlyPage?: EarlyPage;
  }
}

export const scriptsTemplateId = 'gatsby-scripts';

/** Id of the site's `<template>` with a notice that part of the page did not load. */
export const noticeTemplateId = 'first-paint-notice';

/** Milliseconds without progress after which the page counts as stalled, and before a failed script is requested again. */
const stallTime = 20_000;
const retryTime = 1000;
/** Milliseconds that a tap may be queued before the visitor sees a notice. */
const lateTime = 10_000;

const isErrorPage = (page: string) => page.includes('/404');

/** Whether a path is that of a page. Hosts may write `/about` as `/about/`, `/about.html`, `/about/index.html` or `/About`. */
const isPathOf = (page: string, path: string) => /^\/?(index)?(\.html|\/)?$/.test(path.toLowerCase().replace(encodeURI(page).toLowerCase(), ''));

/**
 * Runs inline at the end of the body. Starts Gatsby's scripts once the first image is painted, or on the first input. Loads the scripts and data of the page in
 * parallel, then web fonts and deferred styles. Queues events until React has hydrated.
 *
 * If a script fails, or nothing loads for 20 s, it is tried once more; then the document is reloaded once, unless the visitor would lose input; then the page
 * is shown as without script.
 */
export function startScripts(options: StartOptions, location: Pick<Location, 'reload' | 'replace'> = window.location): void {
  const template = document.getElementById(scriptsTemplateId) as HTMLTemplateElement | null;
  if (!template) {
    // an optimiser has moved it to the head
    document.addEventListener('DOMContentLoaded', () => startScripts(options, location), { once: true });
    return;
  }
  const { deferredStylesheet, fontFiles, meantAddress } = options;
  const { page, scripts } = template.dataset as unknown as PageToStart;
  const { pathname, search, hash } = window.location;
  const meant = meantAddress(window.location);
  // Gatsby decodes addresses once too often: it would look for another page, or throw
  if (meant !== pathname + search + hash) {
    if (isErrorPage(page)) {
      location.replace(meant);
      return;
    }
    if (isPathOf(page, meant.replace(/[?#].*/s, ''))) window.history.replaceState(window.history.state, '', meant);
  }
  let started = false;
  let begun = false;
  let waiting = true;
  let failed = false;
  let reloading = false;
  /** Whether a visitor has typed, chosen or tapped something. */
  let used = false;
  const isUsed = () => used;
  let late: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  let notice: Element | undefined;
  let pageScripts: Promise<unknown> | undefined;
  const missing = new Map<string, () => void>();

  function tell(): void {
    const template = document.getElementById(noticeTemplateId) as HTMLTemplateElement | null;
    notice ??= template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
    if (notice) document.body.append(notice);
  }

  function end(): void {
    waiting = false;
    clearTimeout(stall);
    clearTimeout(late);
  }

  function leave(): void {
    if (!waiting) return;
    end();
    showWithoutScript();
    tell();
    events.letGo();
  }

  async function fail(): Promise<void> {
    if (failed || !waiting) return;
    failed = true;
    const reachable = !isUsed() && (await isReachable(window.location.href));
    // input made meanwhile counts too
    reloading = reachable && !isUsed() && mayReload();
    if (reloading) location.reload();
    else leave();
  }

  function arrive(): void {
    clearTimeout(stall);
    if (waiting)
      stall = setTimeout(() => {
        if (missing.size > 0) missing.forEach((act) => act());
        else void fail();
      }, stallTime);
  }

  const add = (name: string, properties: object) =>
    new Promise<boolean>((resolve) => {
      const settle = ({ type }: Event) => {
        arrive();
        resolve(type === 'load');
      };
      document.head.append(Object.assign(document.createElement(name), properties, { onload: settle, onerror: settle }));
    });

  /** Resolves when the script was evaluated. Creates an element, since an optimiser may have changed the script type in the template. */
  const load = (file: string) =>
    new Promise<void>((resolve) => {
      const request = async (src: string, otherwise: () => void) => {
        missing.set(file, otherwise);
        arrive();
        if (await add('script', { src })) {
          missing.delete(file);
          resolve();
        } else if (missing.get(file) === otherwise) setTimeout(otherwise, retryTime);
      };
      // the second time with a query, to avoid a stalled or cached response
      setTimeout(() => void request(file, () => void request(file + secondTry, () => void fail())));
    });

  const link = (rel: string, href: string, as = '') => add('link', { rel, href, as, crossOrigin: /fetch|font/.test(as) ? '' : null });
  /** Each in a separate task: all in one would delay the response to a tap. */
  const preload = (href: string, as: string) => setTimeout(() => void link('preload', href, as));

  async function loadDeferredStyles(): Promise<void> {
    if (document.querySelector(`link[href="${deferredStylesheet}"]`)) return;
    await Promise.all([link('preload', deferredStylesheet, 'style'), ...fontFiles.map((file) => link('preload', file, 'font'))]);
    void link('stylesheet', deferredStylesheet);
  }

  // a copy, such as `/web/2026/https://hotel.example/about`: Gatsby would navigate away from it
  if (!isErrorPage(page) && !isPathOf(page, window.location.pathname)) {
    waiting = false;
    showWithoutScript();
    void loadDeferredStyles();
    return;
  }

  function start(): void {
    if (started || !waiting) return;
    started = true;
    template?.content.querySelectorAll('script').forEach((script) => {
      const file = script.getAttribute('src');
      void (file ? load(file) : add('script', { text: script.text }));
    });
    preload(pageDataUrl(page), 'fetch');
    preload(appDataUrl, 'fetch');
    pageScripts = Promise.all(scripts.split(' ').filter(Boolean).map(load));
    setTimeout(() => void loadDeferredStyles());
  }

  function markUsed(): void {
    used = true;
    if (!reloading) return;
    window.stop();
    setTimeout(leave);
  }

  Object.assign(gatsbyWindow(), { pagePath: page, ___chunkMapping: {} });
  ['pointerdown', 'keydown', 'focusin'].forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  document.addEventListener('input', markUsed, true);
  const events = queueEarlyEvents(({ dataset }) => {
    markUsed();
    start();
    late ??= setTimeout(tell, lateTime);
    const files = template.getAttribute(chunkAttribute(dataset.preloadChunk ?? ''));
    files?.split(' ').forEach((file) => preload(file, file.endsWith('.css') ? 'style' : 'script'));
  });
  window.earlyPage = {
    loadScripts: () => pageScripts ?? Promise.resolve(),
    begin: () => {
      const may = waiting && !begun;
      begun = true;
      return may;
    },
    end: () => {
      end();
      notice?.remove();
      return events.stop();
    },
    fail: () => void fail(),
  };

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (image) image.decode().then(afterPaint, afterPaint);
  // without an image: the text may not be painted two frames from now
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  else afterPaint();
}
