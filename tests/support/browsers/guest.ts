import { expect } from '@playwright/test';
import { siteUrl } from '../servers/siteAddress';
import type { Browser, Key } from './browser';
import { pointOf, type Target } from './pointOf';

/** The actions and expectations of journeys, by real mouse and keyboard events. */
export interface Guest extends Pick<Browser, 'address' | 'evaluate' | 'resize'> {
  /** Opens a page and waits for hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Clicks the centre of an element, once it is stable and not covered. */
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: Key) => Promise<unknown>;
  /** Waits until it is visible, or hidden. */
  readonly shows: (target: Target) => Promise<void>;
  readonly hides: (target: Target) => Promise<void>;
  /** Waits until it has the focus. */
  readonly focuses: (target: Target) => Promise<void>;
}

export function guestIn({ goto, address, evaluate, resize, clickAt, press }: Browser): Guest {
  const isThere = async (target: Target) => (await evaluate(pointOf, target)) !== null;
  const shows = async (target: Target) => {
    await expect.poll(() => isThere(target), { message: `${JSON.stringify(target)} is there` }).toBe(true);
  };
  return {
    address,
    evaluate,
    resize,
    press,
    shows,
    open: async (path) => {
      await goto(siteUrl + path);
      await shows({ selector: '#___gatsby[data-hydrated]' });
    },
    click: async (target) => {
      let before = '';
      await expect
        .poll(async () => {
          const point = await evaluate(pointOf, { ...target, scroll: true });
          const now = JSON.stringify(point);
          const still = point?.free && now === before;
          before = now;
          return still ? 'free' : now;
        })
        .toBe('free');
      const { x, y } = JSON.parse(before) as { x: number; y: number };
      await clickAt(x, y);
    },
    hides: async (target) => {
      await expect.poll(() => isThere(target), { message: `${JSON.stringify(target)} is there` }).toBe(false);
    },
    focuses: async (target) => {
      await expect.poll(async () => (await evaluate(pointOf, target))?.focused, { message: `${JSON.stringify(target)} has the focus` }).toBe(true);
    },
  };
}
