/** Address of a page's data (cache-dir/loader.js, createPageDataUrl). If wrong, it is fetched after the scripts instead of in parallel. */
export const pageDataUrl = (path: string): string => `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The page whose data are at an address; a query has no effect. Undefined if it is not an address of page data. */
export function pageOfDataUrl(pathname: string): string | undefined {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(pathname) ?? [];
  return name === 'index' ? '/' : name && `/${name}`;
}

/** Requested by every page (loader.js, loadAppData). */
export const appDataUrl = '/page-data/app-data.json';

/** `app-data.json`: the build that page data belong to. */
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
    /** The `webpackCompilationHash` of the data. The build adds it (`src/gatsby/publish/offline`); Gatsby itself has it only for the whole site. */
    readonly build?: string;
  };
}
