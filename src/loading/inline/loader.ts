import { keepTaps } from '../keepTaps';

/** What differs from page to page: data attributes of the loader's own `<script>`, so that its text, and with it its hash, is one for all pages. */
export interface PageToLoad {
  /** Path of the page; Gatsby takes the visitor there if the address is another. */
  readonly page: string;
  readonly pageData: string;
  /** Name of the page's chunk. */
  readonly chunk: string;
  /** Address of the list that says which files make a chunk (`writeChunkFiles`). */
  readonly chunkFiles: string;
  /** Address of the styles that come after the first picture. */
  readonly styles: string;
}

/**
 * Runs inline at the end of the body, before any other script (`inline/body.ts`).
 *
 * It starts Gatsby's scripts once the first picture has been painted, or at once when the visitor acts, fetches the page's chunk and data
 * beside them, brings the web fonts and the later styles, and has taps and submits kept until React is there to answer them.
 */
export function loader({ page, pageData, chunk, chunkFiles, styles }: PageToLoad): void {
  const document = window.document;
  const acts = ['pointerdown', 'keydown', 'focusin'] as const;
  let started = false;

  function link(rel: string, href: string, as?: string): void {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = href;
    if (as) element.as = as;
    if (as === 'fetch') element.crossOrigin = 'anonymous';
    document.head.appendChild(element);
  }

  function start(): void {
    if (started) return;
    started = true;
    acts.forEach((name) => document.removeEventListener(name, start, true));
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null;
    if (scripts) document.body.appendChild(document.importNode(scripts.content, true));
    link('preload', pageData, 'fetch');
    link('preload', '/page-data/app-data.json', 'fetch');
    fetch(chunkFiles)
      .then((response) => response.json())
      .then((files: Record<string, string[] | undefined>) => files[chunk]?.forEach((file) => link('preload', file, 'script')))
      // then the chunk comes when Gatsby asks for it
      .catch(() => undefined);
    // comfort mode has them already
    if (!document.querySelector(`head > link[href="${styles}"]`)) link('stylesheet', styles);
  }

  acts.forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  // Gatsby looks its list of files up before it asks for a script: ours is `chunkFiles`
  Object.assign(window, { earlyTaps: keepTaps(start), pagePath: page, ___chunkMapping: {} });

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 0)));
  const first = document.querySelector<HTMLImageElement>('img[data-first]');
  if (first) first.decode().then(afterPaint, afterPaint);
  else afterPaint();
}
