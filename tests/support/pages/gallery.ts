import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentOf } from '../content/hotel';
import { say } from '../content/messages';
import { openPage } from './inBrowser';

export const albums = contentOf('Album');

/** The pictures of the gallery's first album in order, by the names that their addresses have. */
export const firstAlbum = (): string[] => (albums[0]?.pictures ?? []).map(({ file }) => path.parse(file).name);

/** Opens the gallery, and its first picture. @returns the lightbox */
export async function openLightbox(page: Page) {
  await openPage(page, '/galeria');
  await page.locator('main a[href^="#foto-"]').first().click();
  return page.getByRole('dialog', { name: say('pt', 'lightbox', 'label') });
}
