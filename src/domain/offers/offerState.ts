import { isPlainDate, type PlainDate } from '../stay/plainDate';
import { placeInYear } from './placeInYear';

/** The days between which something is on, both included; null is open on that side. */
export interface Period {
  readonly firstDay: PlainDate | null;
  readonly lastDay: PlainDate | null;
}

export type OfferState = 'always' | 'upcoming' | 'running' | 'past';

/**
 * Where today stands to the days of an offer. Without days it is always on.
 * @param today the calendar day at the hotel
 */
export function offerState({ firstDay, lastDay }: Period, today: PlainDate): OfferState {
  if (!firstDay && !lastDay) return 'always';
  if (firstDay && today < firstDay) return 'upcoming';
  return lastDay && today > lastDay ? 'past' : 'running';
}

/** Whether a day is the one on which something falls each year. Without such a day it falls on none. */
export const fallsOn = (annualDay: { readonly month: number; readonly day: number } | null, date: PlainDate): boolean =>
  annualDay !== null && annualDay.month === Number(date.slice(5, 7)) && annualDay.day === Number(date.slice(8));

const feasts: readonly string[] = ['christmas', 'newYear', 'party'];

/** Whether an offer is a feast: something happens on its days, and guests come for them. The days of others only say how long they hold. */
export const isFeast = (mood: string): boolean => feasts.includes(mood);

/** A day of each year. */
export interface AnnualDay {
  readonly month: number;
  readonly day: number;
}

/** What content tells of when an offer is. */
export interface OfferTimes extends Period {
  readonly annualDay: AnnualDay | null;
}

export interface Past {
  /** The day on which it was last. */
  readonly last: PlainDate;
  /** The day on which it comes again; null where content does not know. */
  readonly again: PlainDate | null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A day of the year in one year; null where that year does not have it. */
export function annualDayIn({ month, day }: AnnualDay, year: number): PlainDate | null {
  const date = `${String(year)}-${two(month)}-${two(day)}`;
  return isPlainDate(date) ? date : null;
}

/** Leap days come again after eight years at most. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** When an offer was and when it comes again; null unless it is over. A day of each year is over from the day after it to the end of the year. */
export function pastOf({ firstDay, lastDay, annualDay }: OfferTimes, today: PlainDate): Past | null {
  const state = offerState({ firstDay, lastDay }, today);
  const year = Number(today.slice(0, 4));
  const annual = annualDay && state === 'always' ? annualDayIn(annualDay, year) : null;
  const last = state === 'past' ? lastDay : annual;
  if (!last || last >= today) return null;
  const again = annualDay && yearsAhead.map((ahead) => annualDayIn(annualDay, year + ahead)).find((day) => day && day >= today);
  return { last, again: again ?? null };
}

/**
 * The announcement to be shown today, if any: one that runs for some days goes before one that is always on; among equals the first
 * (docs/hotel-rules.md 12.5).
 * @param today the calendar day at the hotel
 */
export function announcementOn<Announcement extends Period>(announcements: readonly Announcement[], today: PlainDate): Announcement | null {
  const first = (state: 'running' | 'always') => announcements.find((announcement) => offerState(announcement, today) === state);
  return first('running') ?? first('always') ?? null;
}

/** Milliseconds that an announcement stays away once a visitor has closed it: seven days (docs/hotel-rules.md 12.5). */
const awayFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether an announcement stays away that was closed before. A moment of closing that lies ahead is no such moment: a clock was set back.
 * @param closedAt milliseconds since 1970, as `now`; not a number where nobody knows
 */
export const wasClosedRecently = ({ closedAt, now }: { readonly closedAt: number; readonly now: number }): boolean =>
  closedAt <= now && now < closedAt + awayFor;

type Dated = Parameters<typeof placeInYear>[0];

/** Parts offers into those with a place in the year, in its order, and those that are there all year, in the order given. */
export function splitByYear<Offer extends Dated>(offers: readonly Offer[]): { readonly dated: Offer[]; readonly always: Offer[] } {
  const start = (offer: Offer): number => placeInYear(offer)?.from ?? 0;
  return {
    dated: offers.filter((offer) => placeInYear(offer)).sort((a, b) => start(a) - start(b)),
    always: offers.filter((offer) => !placeInYear(offer)),
  };
}

/** Where an offer is told: on its own page, or at its place among the unique experiences. */
export const pageOfOffer = ({ path, slug }: { readonly path: string | null; readonly slug: string }): string => path ?? `/experiencias-unicas#${slug}`;
