import { expect } from '@playwright/test';
import type { Driver } from './driver';
import { pointOf, type Target } from './pointOf';

/** Keys by the codes of the WebDriver standard. */
const keys = { Enter: '\uE007', Escape: '\uE00C', PageDown: '\uE00F', ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowDown: '\uE015', Tab: '\uE004' } as const;

/** A page in a driven browser: what a guest does there, by real events of mouse and keyboard, and what can be seen of it. */
export interface DrivenPage {
  readonly goto: (address: string) => Promise<void>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page; it knows nothing but its argument, which is JSON as is its answer. */
  readonly evaluate: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Clicks its middle, once it stands still there with nothing before it. */
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: keyof typeof keys) => Promise<void>;
  /** Waits until it is there to be seen, or gone. */
  readonly shows: (target: Target) => Promise<void>;
  readonly hides: (target: Target) => Promise<void>;
  /** Waits until the focus is on it. */
  readonly focuses: (target: Target) => Promise<void>;
}

export function drivenPage({ send }: Driver): DrivenPage {
  async function evaluate<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return (await send('ExecuteScript', { script: `return (${inPage.toString()})(arguments[0]);`, args: [argument] })) as Result;
  }
  const act = async (...actions: readonly object[]) => {
    await send('PerformActions', { actions });
    await send('ReleaseActions');
  };
  const isThere = async (target: Target) => (await evaluate(pointOf, target)) !== null;

  return {
    evaluate,
    goto: async (url) => {
      await send('Navigate', { url });
    },
    address: async () => (await send('GetCurrentURL')) as string,
    resize: async (width, height) => {
      await send('SetWindowRect', { width, height, x: 0, y: 0 });
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
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
      await act({
        ...mouse,
        actions: [
          { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    press: async (key) => {
      const value = keys[key];
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
    shows: async (target) => {
      await expect.poll(() => isThere(target), { message: `${JSON.stringify(target)} is there` }).toBe(true);
    },
    hides: async (target) => {
      await expect.poll(() => isThere(target), { message: `${JSON.stringify(target)} is there` }).toBe(false);
    },
    focuses: async (target) => {
      await expect.poll(async () => (await evaluate(pointOf, target))?.focused, { message: `${JSON.stringify(target)} has the focus` }).toBe(true);
    },
  };
}
