export interface FirstPaintOptions {
  /**
   * Module of the site whose `meantAddress` gives the address that a written one means, path with query and hash: that of a page, where the written one holds
   * needless escapes; that of the 404 page, where no page can have it; else the same.
   */
  readonly addressRule: string;
  /** Modules of the site that run inline in the head, before the first paint; paths from the root of the site. */
  readonly headScripts: readonly string[];
  /** Id of an element that the first paint waits for. */
  readonly firstScreenId: string;
  /** Address of a style sheet that is loaded after the first image, such as that of the web fonts. */
  readonly deferredStylesheet: string;
  /** Addresses of the font files of that style sheet, which is applied once all have loaded. */
  readonly fontFiles: readonly string[];
  /** Names of chunks that an early tap on an element with `data-preload-chunk` preloads. */
  readonly preloadOnTap: readonly string[];
}
