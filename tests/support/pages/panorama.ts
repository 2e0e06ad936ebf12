import type { Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { contentFile } from '../content/contentFile';
import { say } from '../content/words';

type Text = Readonly<Record<Language, string>>;
interface Room {
  readonly name: Text;
  readonly panorama: { readonly alt: Text; readonly points: readonly { readonly label: Text; readonly text: Text }[] };
}
export const roomWithView = contentFile<Room>('rooms/luxoVaranda.json');
export const { alt, points } = roomWithView.panorama;

/** Page object of the 360° view on the page of a room that has one. */
export function panoramaOn(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: say(language, 'panorama', 'label', { name: roomWithView.name[language] }) });
  return {
    enter: page.getByRole('button', { name: say(language, 'rooms', 'enter') }),
    dialog,
    view: dialog.getByRole('application', { name: alt[language] }),
    line: dialog.getByRole('status'),
    button: (key: string) => dialog.getByRole('button', { name: say(language, 'panorama', key), exact: true }),
    point: (index: number) => dialog.getByRole('list').getByRole('button', { name: points[index]?.label[language] ?? '' }),
  };
}
