import { secondTry } from './faults';
import { gatsbyWindow } from './internals';
import { isReachable } from './isReachable';
import type { FirstPaintOptions } from './options';
import { appDataUrl, pageDataUrl } from './pageData';
import { queueEarlyEvents, type Replay } from './queueEarlyEvents';
import { mayReload } from './reloadOnce';
import { showWithoutScript } from './withoutScript';

/** Data attributes of the `<template>` that holds Gatsby's scripts: not of this script, which others may move, and whose hash is the same on every page. */
export interface PageToStart {
  readonly page: string;
  readonly scripts: string;
}

/** The attribute beside them with the addresses of a chunk's files that an early tap preloads, separated by spaces. */
export const chunkAttribute = (chunk: string): string => `data-chunk-${chunk}`;

export interface StartOptions extends Pick<FirstPaintOptions, 'deferredStylesheet' | 'fontFiles'> {
  /** Of the option `addressRule`. */
  readonly meantAddress: (address: Pick<URL, 'pathname' | 'search' | 'hash'>) => string;
}

export interface EarlyPage {
  /** Resolves once the scripts of the page's chunk are there; never if they do not come. */
  readonly loadScripts: () => Promise<unknown>;
  /** Whether the bundle may start: once, and not after the page has been left without script. A script that was requested twice may come twice. */
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

/** Id of the site's `<template>` with a notice that a part of the page has not come. */
export const noticeTemplateId = 'first-paint-notice';

/** Milliseconds without an arrival after which the page counts as stalled, and before a script that failed is requested again. */
const stallTime = 20_000;
const retryTime = 1000;
/** Milliseconds that a tap may be queued before its visitor is told. */
const lateTime = 10_000;

const isErrorPage = (page: string) => page.includes('/404');

/** Whether a path is that of a page. Hosts may write `/about` as `/about/`, `/about.html`, `/about/index.html` or `/About`. */
const isPathOf = (page: string, path: string) => /^\/?(index)?(\.html|\/)?$/.test(path.toLowerCase().replace(encodeURI(page).toLowerCase(), ''));

/**
 * Runs inline at the end of the body. Starts Gatsby's scripts once the first image has been painted, or immediately on the first input, and the scripts and the
 * data of the page in parallel, then web fonts and deferred styles. Queues events until React has hydrated.
 *
 * A script that fails, or a page where nothing arrives for 20 s, is tried once more; then the document is reloaded, once, unless that would lose what a visitor
 * has done; then it is a page without script.
 */
export function startScripts(options: StartOptions, location: Pick<Location, 'reload' | 'replace'> = window.location): void {
  const template = document.getElementById(scriptsTemplateId) as HTMLTemplateElement | null;
  if (!template) {
    // moved to the head by an optimiser
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
  /** What is to be done for a script that has not come, by its address. */
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
    // what is done meanwhile counts too
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

  /** Resolves when the script has been evaluated. A new element, since an optimiser may have changed the type of the one in the template. */
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
      // the second time with a query, so that neither a stalled response nor one that a cache keeps is used again
      setTimeout(() => void request(file, () => void request(file + secondTry, () => void fail())));
    });

  const link = (rel: string, href: string, as = '') => add('link', { rel, href, as, crossOrigin: /fetch|font/.test(as) ? '' : null });
  /** Each in a task of its own: all in one would delay the response to a tap. */
  const preload = (href: string, as: string) => setTimeout(() => void link('preload', href, as));

  async function loadDeferredStyles(): Promise<void> {
    if (document.querySelector(`link[href="${deferredStylesheet}"]`)) return;
    await Promise.all([link('preload', deferredStylesheet, 'style'), ...fontFiles.map((file) => link('preload', file, 'font'))]);
    void link('stylesheet', deferredStylesheet);
  }

  // a copy, such as `/web/2026/https://hotel.example/about`: Gatsby would leave it
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

  /** A reload that has been asked for would lose what a visitor does now. */
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
  // without an image: two frames from now the text may not have been painted yet
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  else afterPaint();
}
