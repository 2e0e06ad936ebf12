import type { ComponentProps } from 'react';
import type DatePicker from 'react-datepicker';
import type { Locale } from 'date-fns';
import { weekdays } from '../../domain/stay/plainDate';
import { firstWeekday, monthName, weekdayName } from '../../domain/i18n/formatDays';
import type { Language } from '../../site';

/** Full date formats, in the syntax of date-fns. */
const fullDays: Readonly<Record<Language, string>> = { pt: "EEEE, d 'de' MMMM 'de' y", en: 'EEEE, d MMMM y', fr: 'EEEE d MMMM y' };

/** The part of a date-fns locale that the calendar uses. */
type DayLocale = Pick<Locale, 'options'> & { formatLong: Pick<Locale['formatLong'], 'date'>; localize: Pick<Locale['localize'], 'day' | 'month'> };

type CalendarLocale = Exclude<ComponentProps<typeof DatePicker>['locale'], string | undefined>;

/** A locale for react-datepicker with the site's own names of days and months: those of date-fns are much larger. */
function localeOf(language: Language): CalendarLocale {
  const locale: DayLocale = {
    formatLong: { date: () => fullDays[language] },
    localize: {
      // date-fns counts from Sunday
      day: (day) => weekdayName(weekdays[(day + 6) % 7] ?? 'sun', language, 'long'),
      month: (month) => monthName(month + 1, language),
    },
    options: { weekStartsOn: ((weekdays.indexOf(firstWeekday[language]) + 1) % 7) as 0 | 1 },
  };
  return locale as CalendarLocale;
}

export const calendarLocales: Readonly<Record<Language, CalendarLocale>> = { pt: localeOf('pt'), en: localeOf('en'), fr: localeOf('fr') };
