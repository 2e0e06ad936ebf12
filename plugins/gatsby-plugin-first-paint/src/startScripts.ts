import { appDataUrl, gatsbyWindow, pageDataUrl } from './internals';
import type { FirstPaintOptions } from './options';
import { queueEarlyEvents } from './queueEarlyEvents';

/** Data attributes of this script's element. The script itself, and so its hash in a Content-Security-Policy, is the same on every page. */
export interface PageToStart {
  /** Path of the page. */
  readonly page: string;
  /** Addresses of the scripts of the page's chunk, separated by spaces. */
  readonly scripts: string;
  /** Addresses of the files of the chunks that an early tap preloads, by the chunk's name, as JSON. */
  readonly chunks: string;
}

export type StartOptions = Pick<FirstPaintOptions, 'firstImage' | 'deferredStylesheet' | 'fontFiles' | 'techniques'>;

/** Id of the `<template>` that holds Gatsby's scripts. */
export const scriptsTemplateId = 'gatsby-scripts';

/**
 * Runs inline at the end of the body. Starts Gatsby's scripts once the first image has been painted, or immediately on the first input. Preloads the chunk and
 * the data of the page in parallel, then web fonts and deferred styles. Queues events until React has hydrated.
 */
export function startScripts({ page, scripts, chunks }: PageToStart, { firstImage, deferredStylesheet, fontFiles, techniques }: StartOptions): void {
  let started = false;

  /** Resolves when the file has loaded or failed. */
  const link = (rel: string, href: string, as = '') =>
    new Promise((resolve) => {
      const element = document.createElement('link');
      element.rel = rel;
      element.href = href;
      element.as = as;
      if (as === 'fetch' || as === 'font') element.crossOrigin = '';
      element.onload = element.onerror = resolve;
      document.head.append(element);
    });
  /** Each in a task of its own: all in one would delay the response to a tap. */
  const preload = (href: string, as: string) => setTimeout(() => void link('preload', href, as));

  /** Applies the styles together with their fonts, so that the page is laid out once. */
  async function loadDeferredStyles(): Promise<void> {
    if (!deferredStylesheet || document.querySelector(`link[href="${deferredStylesheet}"]`)) return;
    await Promise.all([link('preload', deferredStylesheet, 'style'), ...fontFiles.map((file) => link('preload', file, 'font'))]);
    void link('stylesheet', deferredStylesheet);
  }

  function start(): void {
    if (started) return;
    started = true;
    const template = document.getElementById(scriptsTemplateId) as HTMLTemplateElement | null;
    template?.content.querySelectorAll('script').forEach((script) => setTimeout(() => document.body.append(document.importNode(script, true))));
    if (techniques.preloadPageScripts) {
      preload(pageDataUrl(page), 'fetch');
      preload(appDataUrl, 'fetch');
      scripts
        .split(' ')
        .filter(Boolean)
        .forEach((file) => preload(file, 'script'));
    }
    setTimeout(() => void loadDeferredStyles());
  }

  gatsbyWindow().pagePath = page;
  ['pointerdown', 'keydown', 'focusin'].forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  if (techniques.queueEarlyEvents)
    window.earlyEvents = queueEarlyEvents(({ dataset }) => {
      start();
      const files = (JSON.parse(chunks || '{}') as Record<string, readonly string[]>)[dataset.preloadChunk ?? ''];
      files?.forEach((file) => preload(file, file.endsWith('.css') ? 'style' : 'script'));
    });

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const image = document.querySelector<HTMLImageElement>(firstImage);
  if (!techniques.scriptsAfterFirstImage) start();
  else if (image) image.decode().then(afterPaint, afterPaint);
  // without an image: two frames from now the text may not have been painted yet
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  else afterPaint();
}
