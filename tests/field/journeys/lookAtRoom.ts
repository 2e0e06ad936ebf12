import { expect } from '@playwright/test';
import { formatDate } from '../../../src/domain/time/plainDate';
import { panoramaOn, pathOfView, pictureOfView, roomWithView } from '../../support/pages/panorama';
import { said } from '../../support/content/hotel';
import { say, messagesOf } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language, expectOfflineNotice, type Visitor } from '../visitor';

const name = said(roomWithView?.name, language);
const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1, name });

export const lookAtRoom: Journey = {
  title: 'looks around in a room',
  absent: !roomWithView,
  begin: async (visitor) => {
    const { page, stay, open, sees } = visitor;
    await open(`${pathOfView}?entrada=${stay.checkIn}&saida=${stay.checkOut}`);
    await sees(heading(visitor));
    const card = page.getByRole('complementary', { name: say(language, 'rooms', 'stay.label', { name }) });
    await expect(card.getByRole('combobox', { name: messagesOf(language, 'booking').checkIn })).toHaveValue(formatDate(stay.checkIn));
    await sees(card.getByRole('link', { name: messagesOf(language, 'booking').submit }));
    await sees(panoramaOn(page, language).enter);
  },
  end: async ({ page, sees, seesChange }) => {
    const { enter, dialog, point, text } = panoramaOn(page, language);
    await enter.click();
    await seesChange(point(0), () => point(0).click());
    await sees(text(0));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
  notified: async ({ page }) => {
    const { enter, dialog } = panoramaOn(page, language);
    await enter.click();
    await expectOfflineNotice(page, 'component');
    await expect(dialog).toBeHidden();
  },
  withoutScript: async (visitor) => {
    const { page, open, sees } = visitor;
    await open(pathOfView);
    await sees(heading(visitor));
    const flat = page.getByRole('link', { name: say(language, 'rooms', 'enterFlat') });
    await sees(flat);
    await flat.click();
    await expect(page).toHaveURL(new RegExp(pictureOfView));
  },
};
