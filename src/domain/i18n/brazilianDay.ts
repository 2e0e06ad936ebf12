import { parseDay } from '../forms/visitorInput';

/** A day as one writes it in Brazil: `2027-12-24` as 24/12/2027, one of each year, `12-24`, as 24/12; what is no day as it stands. */
export const shownDay = (day: string): string => (/^(\d{4}-)?\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('/') : day);

/** A day as files have it, from “24/12/2027”; one of each year from “24/12”. What is no day stays as it is. */
export function dayFrom(typed: string): string {
  const yearly = typed.includes('-') ? null : parseDay(`${typed}/2000`)?.slice('2000-'.length);
  return parseDay(typed) ?? yearly ?? typed;
}

/** What was typed as the form shows it: `1.2.27` as 01/02/2027. */
export const tidyDay = (typed: string): string => shownDay(dayFrom(typed));
