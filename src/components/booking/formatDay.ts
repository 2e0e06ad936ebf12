import type { Locale } from 'date-fns';

/** What is asked of a language: how a day is said in full, and names of weekdays and months. */
export type DayLocale = Pick<Locale, 'options'> & { formatLong: Pick<Locale['formatLong'], 'date'>; localize: Pick<Locale['localize'], 'day' | 'month'> };

type Names = DayLocale['localize'];

const digits = (value: number, letters: string): string => String(value).padStart(letters.length, '0');
/** Three letters and more ask for the name. */
const month = (date: Date, letters: string, names?: Names): string =>
  letters.length > 2 && names ? names.month(date.getMonth() as 0) : digits(date.getMonth() + 1, letters);

const parts: Readonly<Record<string, (date: Date, letters: string, names?: Names) => string>> = {
  y: (date, letters) => digits(date.getFullYear(), letters),
  M: month,
  L: month,
  d: (date, letters) => digits(date.getDate(), letters),
  E: (date, letters, names) => names?.day(date.getDay() as 0) ?? letters,
};

/**
 * Stands in for the `format` of date-fns in the browser's script, with the letters that react-datepicker asks for here: years, months, days and weekdays. The
 * package's own knows some sixty more.
 * @param pattern as in https://date-fns.org/docs/format; PPPP alone is the day in full
 * @param options.locale asked for names; digits need none
 * @throws Error for any other letter
 */
export function format(date: Date, pattern: string, { locale }: { readonly locale?: DayLocale }): string {
  const whole = pattern === 'PPPP' && locale ? locale.formatLong.date({ width: 'full' }) : pattern;
  return whole.replace(/'([^']*)'|(\w)\2*/g, (letters, quoted: string | undefined, letter: string) => {
    if (quoted !== undefined) return quoted;
    const part = parts[letter];
    if (!part) throw new Error(`The calendar does not write “${letters}”: add it to formatDay.ts.`);
    return part(date, letters, locale?.localize);
  });
}
