import { expect, type Page } from '@playwright/test';
import { formatDate, type PlainDate } from '../../../src/domain/time/plainDate';
import { type Language, languageTags } from '../../../src/site';
import { wordsOf } from '../content/words';

const word = (words: Readonly<Record<string, string>>, key: string): string => {
  const found = words[key];
  if (!found) throw new Error(`No word “${key}”.`);
  return found;
};

/** Page object of the booking card. */
export function bookingCard(page: Page, language: Language) {
  const words = wordsOf(language, 'booking');
  const form = page.getByRole('form', { name: word(words, 'form') });
  const field = (which: 'checkIn' | 'checkOut') => form.getByRole('combobox', { name: word(words, which), exact: true });
  const calendar = page.getByRole('dialog');
  /** The cell of a day in the open calendar. */
  const dayCell = (date: PlainDate) => calendar.locator(`.react-datepicker__day--0${date.slice(8)}:not(.react-datepicker__day--outside-month)`);
  const month = (date: PlainDate) =>
    new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

  async function show(date: PlainDate) {
    const shown = calendar.getByRole('paragraph').first();
    await shown.waitFor();
    for (let months = 0; (await shown.innerText()) !== month(date); months += 1) {
      if (months > 24) throw new Error(`The calendar does not reach ${month(date)}.`);
      await calendar.getByRole('button', { name: word(wordsOf(language, 'calendar'), 'nextMonth') }).click();
    }
  }

  return {
    form,
    calendar,
    dayCell,
    checkIn: field('checkIn'),
    checkOut: field('checkOut'),
    people: form.getByRole('status'),
    /** Nights and weekdays of the stay. */
    length: form.locator('[aria-live="polite"]:not(dialog *, .sr-only)'),
    submit: form.getByRole('button', { name: word(words, 'submit') }),
    fewer: form.getByRole('button', { name: word(words, 'fewer') }),
    more: form.getByRole('button', { name: word(words, 'more') }),
    clear: (which: 'checkIn' | 'checkOut') => form.getByRole('button', { name: word(words, which === 'checkIn' ? 'clearCheckIn' : 'clearCheckOut') }),
    alert: form.getByRole('alert'),
    missingDates: word(words, 'missingDates'),
    show,
    async pick(which: 'checkIn' | 'checkOut', date: PlainDate) {
      await field(which).click();
      await show(date);
      await dayCell(date).click();
      await expect(calendar).toBeHidden();
    },
    async shows({ checkIn, checkOut }: { checkIn: PlainDate | null; checkOut: PlainDate | null }) {
      await expect(field('checkIn')).toHaveValue(checkIn ? formatDate(checkIn) : '');
      await expect(field('checkOut')).toHaveValue(checkOut ? formatDate(checkOut) : '');
    },
  };
}
