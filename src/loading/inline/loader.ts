import { chunkFilesAddress } from '../chunkFilesAddress';
import { keepTaps } from '../keepTaps';
import { fontAddresses } from '../facesAddress';
import { laterStylesAddress } from '../laterStylesAddress';

/** What differs from page to page: data attributes of the loader's own `<script>`, so that its text, and with it its hash, is one for all pages. */
export interface PageToLoad {
  /** Path of the page; Gatsby takes the visitor there if the address is another. */
  readonly page: string;
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
export function loader({ page, chunk }: PageToLoad): void {
  const document = window.document;
  const acts = ['pointerdown', 'keydown', 'focusin'] as const;
  let files: Promise<Files> | undefined;

  /** Answers when what it links to has come, or does not. */
  const link = (rel: string, href: string, as = '') =>
    new Promise((end) => {
      const element = document.createElement('link');
      element.rel = rel;
      element.href = href;
      element.as = as;
      if (as[0] === 'f') element.crossOrigin = ''; // fetched by script, or a font
      element.onload = element.onerror = end;
      document.head.append(element);
    });
  /** In a task of its own: for all of them at once a cheap phone takes longer than a tap may wait. */
  const preload = (href: string, as: string) => setTimeout(() => void link('preload', href, as));

  /** Brings a chunk before it is asked for; without the list it comes then. */
  function bring(name = chunk): void {
    files?.then(
      (all) => all[name]?.forEach((file) => preload(file, file.endsWith('.css') ? 'style' : 'script')),
      () => undefined,
    );
  }

  /** The faces and their fonts stand at one moment: for each of them that came alone the whole page would be laid out anew. */
  async function bringLater(): Promise<void> {
    // comfort mode has them already
    if (document.querySelector('[rel=stylesheet]')) return;
    await Promise.all([link('preload', laterStylesAddress, 'style'), ...fontAddresses.map((font) => link('preload', font, 'font'))]);
    void link('stylesheet', laterStylesAddress);
  }

  function start(): void {
    if (files) return;
    files = fetch(chunkFilesAddress).then((response) => response.json() as Promise<Files>);
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null;
    scripts?.content.querySelectorAll('script').forEach((script) => setTimeout(() => document.body.append(document.importNode(script, true))));
    preload(`/page-data${page === '/' ? '/index' : page}/page-data.json`, 'fetch');
    preload('/page-data/app-data.json', 'fetch');
    bring();
    setTimeout(() => void bringLater());
  }

  /** What was tapped names the chunk that answers, if it is one of its own: it comes beside the others, not after them. */
  function answer({ dataset }: HTMLElement): void {
    start();
    bring(dataset.live);
  }

  acts.forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  // Gatsby looks its list of files up before it asks for a script: ours is `files`
  Object.assign(window, { earlyTaps: keepTaps(answer), pagePath: page, ___chunkMapping: {} });

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const first = document.querySelector<HTMLImageElement>('img[data-first]');
  if (first) first.decode().then(afterPaint, afterPaint);
  // words alone are painted so soon that two frames later they may not be on the screen yet; nor need the first paint have held them all
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  else afterPaint();
}
