import type { Page } from '@playwright/test';
import { weekdayName } from '../../../src/domain/i18n/formatWeekdays';
import { type PlainDate, weekdayOf } from '../../../src/domain/time/plainDate';
import { type Language, languageTags } from '../../../src/site';
import { say } from '../content/messages';

/** A text that only the script of the calendar contains. */
export const calendarChunk = 'react-datepicker__day-name';

const dateText = (date: PlainDate, language: Language, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[language], { timeZone: 'UTC', ...format }).format(new Date(`${date}T12:00:00Z`));

/** Page object of an open calendar. */
export function calendarOn(page: Page, language: Language) {
  const dialog = page.getByRole('dialog');
  const cells = dialog.getByRole('gridcell');
  const month = (date: PlainDate) => dateText(date, language, { month: 'long', year: 'numeric' });
  /** The names of the months in view. */
  const shown = dialog.getByRole('paragraph').filter({ hasText: /\d{4}$/ });
  const next = dialog.getByRole('button', { name: say(language, 'calendar', 'nextMonth') });
  return {
    dialog,
    shown,
    next,
    grids: dialog.getByRole('grid'),
    month,
    /** The cell of a day that is in view. */
    day: (date: PlainDate) =>
      dialog.getByRole('gridcell', {
        name: new RegExp(`${weekdayName(weekdayOf(date), language, 'long')},? ${Number(date.slice(8))} .*${dateText(date, language, { month: 'long' })}`),
      }),
    focusedDay: cells.and(page.locator(':focus')),
    /** Turns the months until that of a day is the first. */
    show: async (date: PlainDate) => {
      await shown.first().waitFor();
      for (let months = 0; (await shown.first().innerText()) !== month(date); months += 1) {
        if (months > 24) throw new Error(`The calendar does not reach ${month(date)}.`);
        await next.click();
      }
    },
  };
}
