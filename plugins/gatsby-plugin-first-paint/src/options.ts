export interface FirstPaintOptions {
  /**
   * Module of the site with `meantAddress`, which corrects an address: path with query and hash. It returns the page's address if the written one has needless
   * escapes, the address of the 404 page if no page can have it, else the same.
   */
  readonly addressRule: string;
  /** Modules of the site that run inline in the head, before the first paint; paths from the root of the site. */
  readonly headScripts: readonly string[];
  readonly firstScreenId: string;
  readonly deferredStylesheet: string;
  readonly fontFiles: readonly string[];
  readonly preloadOnTap: readonly string[];
}
