export interface FirstPaintOptions {
  /** Module of the site with `meantAddress`: the address that a written one means, that of the 404 page if no page can have it. */
  readonly addressRule: string;
  /** Modules of the site that run inline in the head, before the first paint; paths from the root of the site. */
  readonly headScripts: readonly string[];
  readonly firstScreenId: string;
  readonly deferredStylesheet: string;
  readonly fontFiles: readonly string[];
  readonly preloadOnTap: readonly string[];
}
