/** When a notice is shown: wall-clock times `YYYY-MM-DDTHH:MM`, or instants in milliseconds. */
interface NoticeTimes<Moment extends string | number> {
  readonly from: Moment;
  /** The first moment at which it is not shown; null or empty for no end. */
  readonly until: Moment | null;
}

/** Whether a notice is shown at a moment, in the same format as its times (docs/hotel-rules.md 12.12). */
export const isNoticeOn = <Moment extends string | number>({ from, until }: NoticeTimes<Moment>, now: Moment): boolean =>
  from <= now && (!until || now < until);

/** The key of a closed notice in storage: a notice with a new start is another notice. It contains no space. */
export const noticeKey = ({ slug, from }: { readonly slug: string; readonly from: string }): string => `${slug}@${from}`;

/** Whether a notice is shown at any time of a day. Its times are wall-clock times. */
export const isNoticeOnDay = ({ from, until }: NoticeTimes<string>, day: string): boolean => from.slice(0, 10) <= day && (!until || `${day}T00:00` < until);
