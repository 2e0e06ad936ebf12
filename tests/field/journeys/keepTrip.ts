import { expect } from '@playwright/test';
import { tripPath } from '../../../src/domain/pages/addresses';
import { pathOfRoom, room, said } from '../../support/content/hotel';
import { say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language, expectOfflineNotice, type Visitor } from '../visitor';

const name = said(room.name, language);
const keepButton = ({ page }: Visitor) => page.getByRole('button', { name: `${say(language, 'common', 'trip.keep')} ${name}`, exact: true });
/** In the bar, which is there once the page is scrolled, or in the menu. */
const linkToTrip = ({ page }: Visitor) => page.getByRole('link', { name: say(language, 'common', 'trip.mine', { count: '1' }), exact: true }).first();
const saved = ({ page }: Visitor) => page.getByRole('main').getByRole('heading', { level: 3, name, exact: true });

/** Keeps the room: its button says so. */
async function pressKeep(visitor: Visitor): Promise<void> {
  await visitor.seesChange(keepButton(visitor), () => keepButton(visitor).click());
  await expect(keepButton(visitor)).toHaveAttribute('aria-pressed', 'true');
}

/** Keeps the room, and sees the way to the trip. */
export async function keepRoom(visitor: Visitor): Promise<void> {
  await pressKeep(visitor);
  await visitor.sees(linkToTrip(visitor));
}

/** Opens the trip, where the room is. */
export async function seeTrip(visitor: Visitor): Promise<void> {
  await linkToTrip(visitor).click();
  await expect(visitor.page).toHaveURL(tripPath);
  await visitor.sees(saved(visitor));
}

export const keepTrip: Journey = {
  title: 'keeps a room for the trip',
  begin: async (visitor) => {
    await visitor.open(pathOfRoom);
    await visitor.sees(keepButton(visitor));
  },
  end: async (visitor) => {
    await keepRoom(visitor);
    await seeTrip(visitor);
    await visitor.page.reload();
    await expect(saved(visitor)).toBeVisible();
  },
  notified: async (visitor) => {
    const { page } = visitor;
    await pressKeep(visitor);
    // the script of the link to the trip is loaded once something is kept, which has to wait for the network
    await page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])').first().click();
    await expectOfflineNotice(page, 'page');
    // for the decisive step to begin anew
    await keepButton(visitor).click();
  },
  /** A trip needs script: nothing is offered that would do nothing. */
  withoutScript: async (visitor) => {
    await visitor.open(pathOfRoom);
    await visitor.sees(visitor.page.getByRole('heading', { level: 1, name }));
    await expect(keepButton(visitor)).toBeHidden();
  },
};
