import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { say, messagesOf } from '../content/messages';
import { advanceClockUntil, settled } from '../clock/stoppedClock';
import { said, textOfPage } from '../content/hotel';

/** The two carousels of the home page, and the content sections that name them. */
const sections = { packages: 'temporadas', rooms: 'acomodacoes' } as const;
/** A text that only the script of the carousel contains. */
export const carouselChunk = 'slick-initialized';
export type Which = keyof typeof sections;

/** Page object of a carousel on the home page. Slides are counted from 0. */
export function carouselOn(page: Page, language: Language, which: Which) {
  const messages = messagesOf(language, 'carousel');
  const label = said(textOfPage('/').sections.find(({ slug }) => slug === sections[which])?.title, language);
  const region = page.locator(`[aria-roledescription="${messages.role}"]`).and(page.getByLabel(label, { exact: true }));
  const button = (action: 'previous' | 'next' | 'pause' | 'resume') =>
    page.getByRole('button', { name: say(language, 'carousel', action, { carousel: label }), exact: true });
  const controls = button('next').locator('..');
  return {
    region,
    previous: button('previous'),
    next: button('next'),
    pause: button('pause'),
    resume: button('resume'),
    count: controls.getByText(new RegExp(`^\\d+ ${messages.count?.split(' ')[1]} \\d+$`)),
    /** The widget, once it has taken over. */
    widget: region.locator('.slick-initialized'),
    /** What moves. */
    track: region.locator('.slick-track'),
    /** The visible slides. */
    inView: region.locator('.slick-active'),
    /** Scrolls it into view, moves the mouse elsewhere, and advances the clock until the widget has taken over. */
    async begin() {
      await region.scrollIntoViewIfNeeded();
      for (const place of [5, 6]) await page.mouse.move(place, place);
      await advanceClockUntil(page, () => expect(region.locator('.slick-initialized')).toBeAttached({ timeout: 20 }), { step: 100 });
      await page.clock.runFor(100);
    },
    /** Advances the clock until a move has finished. */
    async moved() {
      for (const milliseconds of [1, 500, 50]) {
        await settled(page);
        await page.clock.runFor(milliseconds);
      }
      await settled(page);
    },
    current: () => region.locator('.slick-current').evaluate((slide) => Number((slide as HTMLElement).dataset.index)),
    /** Slides that cannot be read or reached, and clones that can. */
    faults: () =>
      region.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('.slick-slide')].flatMap((slide) => {
          const { index = '' } = slide.dataset;
          const hidden = slide.matches('[aria-hidden="true"], [inert], [inert] *');
          const reached = [...slide.querySelectorAll<HTMLElement>('a, button')].some(({ tabIndex }) => tabIndex >= 0);
          if (!slide.classList.contains('slick-cloned')) return hidden || !reached ? [`slide ${index} cannot be read or reached`] : [];
          return hidden && !reached ? [] : [`copy ${index} can be read or reached`];
        }),
      ),
    focusIsInView: () =>
      region.evaluate((element) => {
        const slide = document.activeElement?.closest('.slick-slide');
        return Boolean(slide && element.contains(slide) && slide.matches('.slick-active:not(.slick-cloned)'));
      }),
    /** The boxes of the carousel and the visible pictures and links, in whole pixels. */
    places: () =>
      region.evaluate((element) => {
        const box = (one: Element) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left, top + window.scrollY, width, height].map(Math.round);
        };
        const { left, right } = element.getBoundingClientRect();
        const isIn = (one: Element) => {
          const middle = one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
          return middle > left && middle < right;
        };
        return { carousel: box(element), parts: [...element.querySelectorAll('a, h3, img')].filter(isIn).map((part) => [part.tagName, ...box(part)]) };
      }),
    /** Swipes by some pixels sideways, from the middle. */
    async swipe(by: number) {
      const box = await region.boundingBox();
      if (!box) throw new Error('The carousel has no box.');
      const [x, y] = [box.x + box.width / 2 - by / 2, Math.min(box.y + box.height / 2, 600)];
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
      await touch('touchStart', x);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
      await touch('touchEnd');
      await session.detach();
    },
  };
}
