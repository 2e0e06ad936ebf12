import type { ReactNode } from 'react';

/**
 * All that the plugin knows of Gatsby beyond its public API, read from Gatsby 5.16.1. `internals.test.tsx` holds each against the installed Gatsby.
 * What runs in a browser reaches a private part of Gatsby through this file only.
 */

/**
 * `window.___loader`, `___navigate`, `___webpackCompilationHash` (cache-dir/production-app.js, navigation.js; dist/utils/gatsby-webpack-stats-extractor.js).
 * Without: a page that does not load shows nothing (`navigationFallback`, `reloadOnceOnLoadError`), and nothing is prefetched.
 */
export interface GatsbyWindow {
  readonly ___loader: Loader;
  ___navigate: (to: string | number, options?: object) => unknown;
  /** The build that the scripts of this document belong to. */
  readonly ___webpackCompilationHash: string;
  /** The page that Gatsby starts with; it navigates there where the address is another. Set by the inline script `script-loader`, which this plugin replaces. */
  pagePath?: string;
}

export interface Loader {
  /** Rejects, or resolves to an error, where data or script do not come. Once a page has failed, it fails until the document is loaded anew. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  readonly loadPageSync: (path: string) => LoadedPage | undefined;
}

export interface LoadedPage {
  readonly status?: 'error';
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

export const isLoaded = (page: LoadedPage | undefined): page is LoadedPage => page !== undefined && page.status !== 'error';

/** As much of a React element as is looked at here; without React, since inline scripts import this file too. */
interface Element {
  readonly key: string | null;
  readonly props: { readonly sliceId?: string };
}

/** The slice that holds Gatsby's script tags (cache-dir/static-entry.js). Without: scripts start before the first image. */
export const isScriptsSlice = (component: ReactNode): boolean => (component as Partial<Element> | null)?.props?.sliceId === '_gatsby-scripts';

/** Gatsby's inline script that sets `pagePath` (static-entry.js). It differs from page to page: each would need a hash of its own in a Content-Security-Policy. */
export const isPagePathScript = (component: ReactNode): boolean => (component as Partial<Element> | null)?.key === 'script-loader';

/** Address of a page's data (cache-dir/loader.js, createPageDataUrl). Without: it is fetched after the scripts, not beside them. */
export const pageDataUrl = (path: string): string => `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** Asked for by every page (loader.js, loadAppData). */
export const appDataUrl = '/page-data/app-data.json';

/** Name of a page's chunk, in its `page-data.json` (dist/utils/page-data.js). */
export const chunkOf = (pageData: unknown): string => (pageData as { componentChunkName?: string } | undefined)?.componentChunkName ?? '';

/** In `public`, written with the browser's scripts: the files of each chunk by its name (dist/utils/gatsby-webpack-stats-extractor.js). */
export const statsFile = 'webpack.stats.json';

export interface WebpackStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Cache groups of Gatsby's webpack configuration (dist/utils/webpack.config.js). */
export const cacheGroups = {
  /** Gathers the CSS of all pages in one file, which every page inlines. Without it, each page inlines its own. */
  ofAllStyles: 'styles',
  /** Gathers what two chunks share under a name made of theirs: all chunks without a name would share one. */
  ofSharedModules: 'shared',
} as const;

/** Name of the bundle's entry (dist/utils/webpack.config.js). Without: the bundle is evaluated in one task (`stagedStart`). */
export const entryOfBundle = 'app';
