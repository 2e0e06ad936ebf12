import type { Locator, Page, PlaywrightTestOptions } from '@playwright/test';
import type { JourneyName } from './journeys';
import type { Stay, Visitor } from './visitor';

/**
 * How a journey ends under a condition:
 * - `as usual`: it completes;
 * - `without script`: as for a visitor who has switched scripts off;
 * - `notified`: its decisive step fails, the visitor is told and loses nothing; once the condition is over, the same step completes it;
 * - a function: what the visitor gets instead.
 */
export type Ending = 'as usual' | 'without script' | 'notified' | ((visitor: Visitor) => Promise<void>);

/** What networks, browsers or other people's software do to a page. */
export interface Condition {
  /** Who meets it, as the beginning of a test's title: “a visitor whose scripts never come”. */
  readonly visitor: string;
  /** Options of the browser window. */
  readonly use?: Partial<Pick<PlaywrightTestOptions, 'javaScriptEnabled' | 'contextOptions'>>;
  /** The journey that `npm test` walks under it; default: none. */
  readonly sample?: JourneyName;
  /** How its journeys end: all of them, or those that do not end as usual. */
  readonly endings?: Ending | Readonly<Partial<Record<JourneyName, Ending>>>;
  /** The moment of the visit; default: a Monday noon at the hotel. Null: the condition has a clock of its own. */
  readonly now?: Date | null;
  /** The stay that is booked; default: four nights in April. */
  readonly stay?: Stay;
  /** Changes the page before its first document is asked for. */
  readonly begin?: (page: Page) => Promise<Effects | undefined>;
}

/** What a condition does in the course of a journey. */
export interface Effects {
  /**
   * After the navigation has begun.
   * @param early what the visitor does as soon as the page can be seen. Default: hydration, then `early`
   */
  readonly arrive?: (early: () => Promise<void>) => Promise<void>;
  /** In the middle of the journey, before its decisive step. */
  readonly midway?: () => Promise<void>;
  /** Ends what `midway` began. */
  readonly relieve?: () => Promise<void>;
  /** What must hold for everything that a visitor has to read or press, beyond being visible. */
  readonly sees?: (thing: Locator) => Promise<void>;
}
