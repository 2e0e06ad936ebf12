import path from 'node:path';
import type { Page } from '@playwright/test';
import { roomPath } from '../../../src/domain/pages/addresses';
import type { Language } from '../../../src/site';
import { rooms, said } from '../content/hotel';
import { say } from '../content/messages';

/** A room with a 360° view, if there is one. */
export const roomWithView = rooms.find(({ panorama }) => panorama);
export const pathOfView = roomPath(roomWithView?.slug ?? '');
/** The name of its picture's file, which addresses have. */
export const pictureOfView = path.parse(roomWithView?.panorama?.file ?? '').name;

/** Page object of the 360° view on the page of a room that has one. */
export function panoramaOn(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: say(language, 'panorama', 'label', { name: said(roomWithView?.name, language) }) });
  const { alt, points = [] } = roomWithView?.panorama ?? {};
  return {
    enter: page.getByRole('button', { name: say(language, 'rooms', 'enter') }),
    dialog,
    view: dialog.getByRole('application', { name: said(alt, language) }),
    /** The flat picture that stands for it, and its words. */
    flat: dialog.getByRole('region', { name: said(alt, language) }),
    alt: dialog.getByText(said(alt, language)),
    line: dialog.getByRole('status'),
    button: (key: string) => dialog.getByRole('button', { name: say(language, 'panorama', key), exact: true }),
    point: (index: number) => dialog.getByRole('list').getByRole('button', { name: said(points[index]?.label, language) }),
    /** Its label in the picture. */
    label: (index: number) => dialog.locator('button[aria-hidden]', { hasText: said(points[index]?.label, language) }).first(),
    text: (index: number) => dialog.getByText(said(points[index]?.text, language)),
  };
}
