/** What differs from page to page: data attributes of the loader's own `<script>`, so that its text, and with it its hash, is one for all pages. */
export interface PageToLoad {
  /** Path of the page; Gatsby takes the visitor there if the address is another. */
  readonly page: string;
  readonly pageData: string;
  /** Name of the page's chunk. */
  readonly chunk: string;
  readonly fonts: string;
}

/**
 * Runs inline at the end of the body, before any other script. A plain function that leans on nothing outside itself, so that it can be
 * read and tested here and travel as text (`scriptsAfterFirstPicture`).
 *
 * It starts Gatsby's scripts once the first picture has been painted, or at once when the visitor acts, fetches the page's chunk and data
 * beside them, brings the web fonts, and keeps taps and submits on live parts until React is there to answer them.
 */
export function loader({ page, pageData, chunk, fonts }: PageToLoad): void {
  const document = window.document;
  const kept: { element: HTMLElement; submit: boolean }[] = [];
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
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null;
    if (scripts) document.body.appendChild(document.importNode(scripts.content, true));
    let files = (window as unknown as { ___chunkMapping?: string | Record<string, string[]> }).___chunkMapping ?? {};
    if (typeof files === 'string') files = JSON.parse(files) as Record<string, string[]>;
    (files[chunk] ?? []).forEach((file) => {
      if (/\.js$/.test(file)) link('preload', file, 'script');
    });
    link('preload', pageData, 'fetch');
    link('preload', '/page-data/app-data.json', 'fetch');
    link('stylesheet', fonts);
  }

  function keep(event: Event): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-live]');
    if (!element) return;
    start();
    if (event.type === 'submit') {
      event.preventDefault();
      kept.push({ element: event.target as HTMLElement, submit: true });
      return;
    }
    // the button of a form is answered by its submit
    if (element.matches('form, [type=submit]')) return;
    element.setAttribute('data-tapped', '');
    kept.push({ element, submit: false });
  }

  function stop(): void {
    acts.forEach((name) => document.removeEventListener(name, start, true));
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
  }

  acts.forEach((name) => document.addEventListener(name, start, { capture: true, passive: true }));
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  Object.assign(window, { earlyTaps: { kept, stop }, pagePath: page });

  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 0)));
  const first = document.querySelector<HTMLImageElement>('img[data-first]');
  if (!first || first.complete) afterPaint();
  else {
    first.addEventListener('load', afterPaint);
    first.addEventListener('error', afterPaint);
  }
  window.addEventListener('load', afterPaint);
}
