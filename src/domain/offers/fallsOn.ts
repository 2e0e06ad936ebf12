import type { PlainDate } from '../stay/plainDate';

/** Whether a day is the one on which something falls each year. Without such a day it falls on none. */
export const fallsOn = (annualDay: { readonly month: number; readonly day: number } | null, date: PlainDate): boolean =>
  annualDay !== null && annualDay.month === Number(date.slice(5, 7)) && annualDay.day === Number(date.slice(8));
