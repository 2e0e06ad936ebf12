import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until nothing moves on the page any more, but for what moves for ever. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/** What axe finds on the page once it has come to rest: the rule, where, and why. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { runOnly: tags, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

/** What reaches beyond the glass where a page could be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} px on ${clientWidth}`, ...beyond.slice(0, 8).map((element) => element.outerHTML.slice(0, 120))];
  });

/** What a page shows as it stands. */
export interface ShownFacts {
  readonly headings: readonly string[];
  /** Sections of the content that show nothing; one that stands twice, for narrow and for wide screens, is shown if either is. */
  readonly emptySections: readonly string[];
  readonly picturesWithoutAddress: readonly string[];
  readonly links: readonly string[];
}

export const shownFactsOf = (page: Page): Promise<ShownFacts> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const showsSomething = (section: HTMLElement) =>
      isSeen(section) && (section.innerText.trim() !== '' || [...section.querySelectorAll<HTMLElement>('img, video, svg')].some(isSeen));
    return {
      headings: all('h1')
        .filter(isSeen)
        .map((heading) => heading.innerText.trim()),
      emptySections: all('main section')
        .filter((section) => !showsSomething(section))
        .map((section) => section.id || (section.getAttribute('aria-label') ?? section.outerHTML.slice(0, 160)))
        .filter((name) => !all(`main section[aria-label=${JSON.stringify(name)}]`).some(showsSomething)),
      picturesWithoutAddress: all('img')
        .filter((image) => !/^(\/|https?:)/.test(image.getAttribute('src') ?? ''))
        .map((image) => image.outerHTML.slice(0, 160)),
      links: all('a[href]')
        .filter(isSeen)
        .map((link) => (link as HTMLAnchorElement).href),
    };
  });
