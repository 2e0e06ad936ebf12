/** What the plugin does; each can be switched off. README.md says what each is worth. */
export const techniques = [
  'scriptsAfterFirstImage',
  'queueEarlyEvents',
  'deferBelowFold',
  'preloadPageScripts',
  'stylesPerPage',
  'stagedStart',
  'transitionHydration',
  'prefetch',
] as const;

export type Technique = (typeof techniques)[number];

export interface FirstPaintOptions {
  /** Selector of the image that LCP is measured by; scripts wait for it. */
  readonly firstImage: string;
  /** Modules of the site that run inline in the head, before the first paint; paths from the root of the site. */
  readonly headScripts: readonly string[];
  /** Id of an element that the first paint waits for. */
  readonly firstScreenId?: string;
  /** Address of a style sheet that is loaded after the first image, such as that of the web fonts. */
  readonly deferredStylesheet?: string;
  /** Addresses of the font files of that style sheet, which is applied once all have loaded. */
  readonly fontFiles: readonly string[];
  /** Names of chunks that an early tap on an element with `data-preload-chunk` preloads. */
  readonly preloadOnTap: readonly string[];
  /** KiB of script that may be prefetched for links in view. */
  readonly prefetchBudget: number;
  readonly techniques: Readonly<Record<Technique, boolean>>;
}

/** All techniques but those in `FIRST_PAINT_WITHOUT`, separated by commas: for the benchmark. @throws for an unknown name */
export function techniquesFrom(without = process.env.FIRST_PAINT_WITHOUT ?? ''): Record<Technique, boolean> {
  const names = without.split(',').filter(Boolean);
  const unknown = names.filter((name) => !(techniques as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`There is no technique ${unknown.join(', ')}. There are: ${techniques.join(', ')}.`);
  return Object.fromEntries(techniques.map((name) => [name, !names.includes(name)])) as Record<Technique, boolean>;
}
