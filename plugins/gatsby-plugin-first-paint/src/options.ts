export interface FirstPaintOptions {
  /**
   * Module of the site whose `meantAddress` gives the address that a written one means, path with query and hash: that of a page, where the written one holds
   * needless escapes; that of the 404 page, where no page can have it; else the same.
   */
  readonly addressRule: string;
  /** Modules of the site that run inline in the head, before the first paint; paths from the root of the site. */
  readonly headScripts: readonly string[];
  readonly firstScreenId: string;
  readonly deferredStylesheet: string;
  readonly fontFiles: readonly string[];
  readonly preloadOnTap: readonly string[];
}
