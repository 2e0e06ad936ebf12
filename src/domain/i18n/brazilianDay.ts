import { parseDay } from '../forms/visitorInput';

/** A day in Brazilian format: `2027-12-24` as 24/12/2027, an annual one, `12-24`, as 24/12, with a time as “24/12/2027 às 18:00”; other text is unchanged. */
export const shownDay = (text: string): string =>
  text.replace(
    /^((?:\d{4}-)?\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/,
    (_, day: string, time?: string) => day.split('-').reverse().join('/') + (time ? ` às ${time}` : ''),
  );

/** A day as in files, from “24/12/2027”; an annual one from “24/12”. Other text is unchanged. */
export function dayFrom(typed: string): string {
  const yearly = typed.includes('-') ? null : parseDay(`${typed}/2000`)?.slice('2000-'.length);
  return parseDay(typed) ?? yearly ?? typed;
}

/** Typed text in the form's format: `1.2.27` as 01/02/2027. */
export const tidyDay = (typed: string): string => shownDay(dayFrom(typed));
