import { expect, type Page } from '@playwright/test';
import { formatDate, type PlainDate } from '../../../src/domain/time/plainDate';
import type { Language } from '../../../src/site';
import { messagesOf } from '../content/messages';
import { calendarOn } from './calendar';

const word = (messages: Readonly<Record<string, string>>, key: string): string => {
  const found = messages[key];
  if (!found) throw new Error(`No word “${key}”.`);
  return found;
};

/** Page object of the booking card. */
export function bookingCard(page: Page, language: Language) {
  const messages = messagesOf(language, 'booking');
  const form = page.getByRole('form', { name: word(messages, 'form') });
  const field = (which: 'checkIn' | 'checkOut') => form.getByRole('combobox', { name: word(messages, which), exact: true });
  const { dialog: calendar, day: dayCell, show } = calendarOn(page, language);

  return {
    form,
    calendar,
    dayCell,
    checkIn: field('checkIn'),
    checkOut: field('checkOut'),
    people: form.getByRole('group').locator('span:not(.sr-only)'),
    /** Nights and weekdays of the stay. */
    length: form.locator('[aria-hidden="true"]:is([id$="-note"], :has(+ [hidden][id$="-note"]))'),
    submit: form.getByRole('button', { name: word(messages, 'submit') }),
    fewer: form.getByRole('button', { name: word(messages, 'fewer') }),
    more: form.getByRole('button', { name: word(messages, 'more') }),
    clear: (which: 'checkIn' | 'checkOut') => form.getByRole('button', { name: word(messages, which === 'checkIn' ? 'clearCheckIn' : 'clearCheckOut') }),
    alert: form.getByRole('alert'),
    missingDates: word(messages, 'missingDates'),
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
