import { chunkFilesAddress } from '../chunkFilesAddress';
import { keepTaps } from '../keepTaps';
import { laterStylesAddress } from '../laterStylesAddress';

/** What differs from page to page: data attributes of the loader's own `<script>`, so that its text, and with it its hash, is one for all pages. */
export interface PageToLoad {
  /** Path of the page; Gatsby takes the visitor there if the address is another. */
  readonly page: string;
  readonly pageData: string;
  /** Name of the page's chunk. */
  readonly chunk: string;
}

/** Addresses of the files of each chunk. */
type Files = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Runs inline at the end of the body, before any other script (`inline/body.ts`).
 *
 * It starts Gatsby's scripts once the first picture has been painted, or at once when the visitor acts, fetches the page's chunk and data
 * beside them, brings the web fonts and the later styles, and has taps and submits kept until React is there to answer them. What a tap needs comes along.
 */
export function loader({ page, pageData, chunk }: PageToLoad): void {
  const document = window.document;
  const acts = ['pointerdown', 'keydown', 'focusin'] as const;
  let files: Promise<Files> | undefined;

  function link(rel: string, href: string, as?: string): void {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = href;
    if (as) element.as = as;
    if (as === 'fetch') element.crossOrigin = 'anonymous';
    document.head.appendChild(element);
  }

  /** Brings a chunk before it is asked for; without the list it comes then. */
  function bring(name = chunk): void {
    files?.then(
      (all) => all[name]?.forEach((file) => link('preload', file, file.endsWith('.css') ? 'style' : 'script')),
      () => undefined,
    );
  }

  function start(): void {
    if (files) return;
    acts.forEach((name) => document.removeEventListener(name, start, true));
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null;
    if (scripts) document.body.appendChild(document.importNode(scripts.content, true));
    link('preload', pageData, 'fetch');
    link('preload', '/page-data/app-data.json', 'fetch');
    files = fetch(chunkFilesAddress).then((response) => response.json() as Promise<Files>);
    bring();
    // comfort mode has them already
    if (!document.querySelector(`head > link[href="${laterStylesAddress}"]`)) link('stylesheet', laterStylesAddress);
  }

  /** What was tapped names the chunk that answers, if it is one of its own: it comes beside the others, not after them. */
  function answer({ dataset }: HTMLElement): void {
    start();
    bring(dataset.live);
  }

  acts.forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  // Gatsby looks its list of files up before it asks for a script: ours is `files`
  Object.assign(window, { earlyTaps: keepTaps(answer), pagePath: page, ___chunkMapping: {} });

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 0)));
  const first = document.querySelector<HTMLImageElement>('img[data-first]');
  if (first) first.decode().then(afterPaint, afterPaint);
  else afterPaint();
}
