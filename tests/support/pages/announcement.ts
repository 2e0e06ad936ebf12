import type { Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { say } from '../content/words';
import { contentFile } from '../content/contentFile';

type Translated = Readonly<Record<Language, string>>;

interface AnnouncementFile {
  readonly label: Translated;
  readonly heading: Translated;
  readonly tagline: Translated;
  readonly action: Translated;
  readonly picture: { readonly alt: Translated };
}

/** Page object of the announcement. */
export function announcementOn(page: Page, language: Language) {
  const content = contentFile<AnnouncementFile>('announcements/festa-hawaii.json');
  const dialog = page.getByRole('dialog', { name: content.heading[language], exact: true });
  const lightbox = page.getByRole('dialog', { name: say(language, 'lightbox', 'label'), exact: true });
  return {
    dialog,
    lightbox,
    label: dialog.getByText(content.label[language], { exact: true }),
    heading: dialog.getByRole('heading', { name: content.heading[language], exact: true }),
    tagline: dialog.getByText(content.tagline[language], { exact: true }),
    more: dialog.getByRole('link', { name: content.action[language], exact: true }),
    picture: dialog.getByRole('button', { name: say(language, 'announcement', 'enlarge', { name: content.picture.alt[language] }) }),
    close: dialog.getByRole('button', { name: say(language, 'announcement', 'close') }),
  };
}
