import type { Page } from '@playwright/test';
import type { Data } from '../../../src/content/kinds';
import type { Language } from '../../../src/site';
import { contentOf, said } from '../content/hotel';
import { say } from '../content/messages';

/** What the hotel announces, if anything. */
export const announcement: Data<'Announcement'> | undefined = contentOf('Announcement')[0];

/** The note in local storage that it was closed. */
export const closedAt = (now: number): string => `${announcement?.slug ?? ''} ${now}`;

/** Page object of the announcement. */
export function announcementOn(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: said(announcement?.heading, language), exact: true });
  return {
    dialog,
    lightbox: page.getByRole('dialog', { name: say(language, 'lightbox', 'label'), exact: true }),
    label: dialog.getByText(said(announcement?.label, language), { exact: true }),
    heading: dialog.getByRole('heading', { name: said(announcement?.heading, language), exact: true }),
    tagline: dialog.getByText(said(announcement?.tagline, language), { exact: true }),
    more: dialog.getByRole('link', { name: said(announcement?.action, language), exact: true }),
    picture: dialog.getByRole('button', { name: say(language, 'announcement', 'enlarge', { name: said(announcement?.picture.alt, language) }) }),
    close: dialog.getByRole('button', { name: say(language, 'announcement', 'close') }),
  };
}
