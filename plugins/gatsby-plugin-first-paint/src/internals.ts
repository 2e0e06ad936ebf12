import type { ReactNode } from 'react';
import type { PageData } from './pageData';

/** Everything used of Gatsby beyond its public API, as of Gatsby 5.16.1; `internals.test.tsx` checks it against the installed version. */

/**
 * `window.___loader`, `___navigate`, `___webpackCompilationHash` (cache-dir/production-app.js, navigation.js; dist/utils/gatsby-webpack-stats-extractor.js). If
 * missing, a page that fails to load stays empty (`navigationFallback`, `reportLoadError`), and nothing is prefetched.
 */
export interface GatsbyWindow {
  readonly ___loader: Loader;
  ___navigate: (to: string | number, options?: object) => unknown;
  readonly ___webpackCompilationHash: string;
  /** Path of the page that Gatsby hydrates; it navigates there if the address differs. The inline script `script-loader` sets it; this plugin replaces that. */
  pagePath?: string;
  /** Files of each page's chunk, to prefetch with its data. Gatsby reads an object but writes a string: it has no effect, so the pages omit it. */
  ___chunkMapping?: object;
}

export interface Loader {
  /** Rejects, or resolves to an error, if data or script fail to load. A page that has failed once fails until the document is reloaded. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

export interface LoadedPage {
  readonly status?: 'error';
  readonly page?: { readonly path: string; webpackCompilationHash: string };
  readonly json?: PageData['result'];
}

export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

export const isLoaded = (page: LoadedPage | undefined): page is LoadedPage => page !== undefined && page.status !== 'error';

/** The properties of a React element that are read here. Declared without React, since inline scripts import this file too. */
interface Element {
  readonly key: string | null;
  readonly props: { readonly sliceId?: string };
}

/** The slice with Gatsby's script tags (cache-dir/static-entry.js). If missing, scripts start before the first image. */
export const isScriptsSlice = (component: ReactNode): boolean => (component as Partial<Element> | null)?.props?.sliceId === '_gatsby-scripts';

/** The file of that slice in `public`, and the script in it that sets `___chunkMapping` (dist/utils/gatsby-webpack-stats-extractor.js). */
export const scriptsSliceFile = '_gatsby/slices/_gatsby-scripts-1.html';
export const chunkMapScript = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

export const isPagePathScript = (component: ReactNode): boolean => (component as Partial<Element> | null)?.key === 'script-loader';

export const chunkOf = (pageData: unknown): string => (pageData as { componentChunkName?: string } | undefined)?.componentChunkName ?? '';

/** The files of each chunk by its name, in `public`, written with the browser's scripts (dist/utils/gatsby-webpack-stats-extractor.js). */
export const statsFile = 'webpack.stats.json';

export interface WebpackStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Cache groups of Gatsby's webpack configuration (dist/utils/webpack.config.js). */
export const cacheGroups = {
  /** Puts the CSS of all pages into one file, which every page inlines. With this group off, each page inlines its own. */
  ofAllStyles: 'styles',
  /** Puts modules shared by two chunks into a chunk named after both: all unnamed chunks would share one. */
  ofSharedModules: 'shared',
} as const;

/** The element that the router focuses, and its English live region (cache-dir/production-app.js, navigation.js). If missing, screen readers read both. */
export const focusedByRouter = '#gatsby-focus-wrapper';
export const routeAnnouncer = '#gatsby-announcer';

/** Name of the bundle's entry (dist/utils/webpack.config.js). If missing, the bundle is evaluated in one task (`stagedStart`). */
export const entryOfBundle = 'app';
