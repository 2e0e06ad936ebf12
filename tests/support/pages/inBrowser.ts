import type { Page } from '@playwright/test';

/** Metadata, links and texts of a page. */
export interface PageFacts {
  readonly language: string;
  readonly headings: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonicals: readonly string[];
  readonly alternates: readonly (readonly [language: string, address: string])[];
  readonly links: readonly { readonly href: string; readonly leadsToLanguage: boolean }[];
  /** Every text, visible or for screen readers. */
  readonly texts: readonly string[];
}

/** Waits until React has hydrated (plugins/gatsby-plugin-first-paint/src/hydrate.tsx). */
export const hydrated = (page: Page) => page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });

/** Opens a page, and waits until it has hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Scrolls to the end, so that everything loads. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** Loads every picture eagerly and returns its state. */
export const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      image.loading = 'eager';
      const state = !image.complete ? ('coming' as const) : image.naturalWidth > 0 ? ('there' as const) : ('broken' as const);
      return { state, address: image.currentSrc || image.outerHTML.slice(0, 200) };
    }),
  );

/** The facts of the open page, or of another page's HTML. */
export const factsOf = (page: Page, other?: { readonly address: string; readonly html: string }): Promise<PageFacts> =>
  page.evaluate(
    ({ address, html }) => {
      const base = new URL(address ?? location.href, location.href);
      const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...read.querySelectorAll(selector)];
      const attributes = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];
      const texts: string[] = [];
      const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('script, style, noscript')) texts.push(walker.currentNode.nodeValue ?? '');
      for (const name of attributes) for (const element of all(`body [${name}]`)) texts.push(element.getAttribute(name) ?? '');
      return {
        language: read.documentElement.lang,
        headings: all('h1').map((heading) => heading.textContent),
        titles: all('head title').map((title) => title.textContent),
        descriptions: all('meta[name="description"]').map((meta) => meta.getAttribute('content') ?? ''),
        robots: all('meta[name="robots"]').map((meta) => meta.getAttribute('content') ?? ''),
        canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
        alternates: all('link[rel="alternate"][hreflang]').map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
        links: all('a[href]').map((link) => ({ href: new URL(link.getAttribute('href') ?? '', base).href, leadsToLanguage: link.hasAttribute('hreflang') })),
        texts: texts.map((text) => text.trim()).filter(Boolean),
      };
    },
    other ?? { address: undefined, html: undefined },
  );

/**
 * Texts of six words or more that are in both pages, and so probably untranslated. Addresses and elements with `lang` or `translate="no"` are ignored.
 */
export const textsInBoth = (page: Page, one: string, other: string) =>
  page.evaluate(
    async (addresses) => {
      const [first, second] = await Promise.all(
        addresses.map(async (address) => {
          const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
          const texts = [...html.querySelectorAll('p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, blockquote, label, button, a, summary')]
            .filter((element) => !element.closest('body [lang], address, [translate="no"], template'))
            .map((element) => element.textContent);
          const labels = [...html.querySelectorAll('body [alt], body [aria-label]')]
            .filter((element) => !element.closest('body [lang], [translate="no"]'))
            .map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '');
          return [...texts, ...labels].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.split(' ').length >= 6);
        }),
      );
      return [...new Set(first)].filter((text) => second?.includes(text));
    },
    [one, other],
  );
