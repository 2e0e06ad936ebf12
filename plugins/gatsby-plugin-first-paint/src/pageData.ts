/** Address of a page's data (cache-dir/loader.js, createPageDataUrl). Without: it is fetched after the scripts instead of in parallel. */
export const pageDataUrl = (path: string): string => `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The page whose data are at an address, which may have a query of no effect; undefined where it is not the address of page data. */
export function pageOfDataUrl(pathname: string): string | undefined {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(pathname) ?? [];
  return name === 'index' ? '/' : name && `/${name}`;
}

/** Requested by every page (loader.js, loadAppData). */
export const appDataUrl = '/page-data/app-data.json';

/** In `app-data.json`: the build that page data belong to. */
export interface AppData {
  readonly webpackCompilationHash: string;
}

export interface PageData {
  readonly path: string;
  /** The hash of the page's HTML, for the service worker. */
  readonly html?: string;
  /** The scripts, styles, icons and fonts that the page needs, for the service worker. */
  readonly files?: readonly string[];
  readonly result: {
    /** The build that the data belong to, by its `webpackCompilationHash`: the build adds it (`src/gatsby/publish/offline`). Gatsby itself only says it of the site as a whole. */
    readonly build?: string;
  };
}
