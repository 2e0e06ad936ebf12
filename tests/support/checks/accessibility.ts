import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for all animations to finish, except endless ones. */
const animationsFinished = (page: Page) =>
  page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/** Violations found by axe once animations have finished: the rule, the element and the reason. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await animationsFinished(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { runOnly: tags, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

/** Elements beyond the right edge, if the page scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} px on ${clientWidth}`, ...beyond.slice(0, 8).map((element) => element.outerHTML.slice(0, 120))];
  });

/** What a page shows. */
export interface ShownFacts {
  readonly headings: readonly string[];
  /** Sections without visible content. A section that exists twice, for narrow and wide screens, counts as visible if either is; one for paper, or behind a line that opens it, is left out. */
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
      emptySections: all('main section:not(.print-only *, details:not([open]) *)')
        .filter((section) => !showsSomething(section))
        .map((section) => section.id || (section.getAttribute('aria-label') ?? section.outerHTML.slice(0, 160)))
        .filter((name) => !all(`main section[aria-label=${JSON.stringify(name)}]`).some(showsSomething)),
      picturesWithoutAddress: all('img')
        .filter((image) => !/^(\/|https?:|data:image\/svg)/.test(image.getAttribute('src') ?? ''))
        .map((image) => image.outerHTML.slice(0, 160)),
      links: all('a[href]')
        .filter(isSeen)
        .map((link) => (link as HTMLAnchorElement).href),
    };
  });
