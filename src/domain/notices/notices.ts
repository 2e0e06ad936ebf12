/** From when and until when a notice shows: wall-clock times `YYYY-MM-DDTHH:MM`, or instants in milliseconds. */
interface NoticeTimes<Moment extends string | number> {
  readonly from: Moment;
  /** The first moment at which it shows no more; null or empty for one that has no end. */
  readonly until: Moment | null;
}

/** Whether a notice shows at a moment, which is written as those of the notice are (docs/hotel-rules.md 12.12). */
export const isNoticeOn = <Moment extends string | number>({ from, until }: NoticeTimes<Moment>, now: Moment): boolean =>
  from <= now && (!until || now < until);

/** What a browser remembers of a notice that was closed: one with another beginning is another notice. It contains no space. */
export const noticeKey = ({ slug, from }: { readonly slug: string; readonly from: string }): string => `${slug}@${from}`;
