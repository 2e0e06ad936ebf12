import { expect } from '@playwright/test';
import { map, mapOn, nameOf, places } from '../../support/pages/map';
import { say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language } from '../visitor';

const withChildren = places.filter((place) => place.withChildren);
const count = say(language, 'map', withChildren.length === 1 ? 'count_one' : 'count_other', { count: String(withChildren.length) });
/** The third place, by its number on the map. */
const number = 3;
const name = nameOf(places[number - 1]?.slug ?? '', language);

export const useMap: Journey = {
  title: 'finds a place on the map',
  absent: !map,
  begin: async ({ page, open, sees }) => {
    await open('/estrutura#mapa');
    const { frame, button } = mapOn(page, language);
    await frame.scrollIntoViewIfNeeded();
    await sees(button('withChildren'));
  },
  end: async ({ page, sees, seesChange }) => {
    const { section, markers, marker, card, button } = mapOn(page, language);
    await seesChange(button('withChildren'), () => button('withChildren').click());
    // another one may say that the map's picture is lost, on a network that loses some things
    const found = section.getByRole('status').filter({ hasText: /\d/ });
    await expect(found).toHaveText(count);
    await expect(markers).toHaveCount(withChildren.length);
    // one after the other, and off again
    await button('open').click();
    await expect(found).not.toHaveText(count);
    await button('withChildren').click();
    await button('open').click();
    await expect(found).toHaveCount(0);
    await sees(button('open'));
    await expect(markers).toHaveCount(places.length);
    await seesChange(marker(number), () => marker(number).click());
    await sees(card(number));
    await sees(card(number).getByRole('link', { name: say(language, 'map', 'more') }));
  },
  /** What it needs came with it. */
  notified: () => Promise.resolve(),
  withoutScript: async ({ page, open, sees }) => {
    await open('/estrutura');
    const { section, picture, markers, entries } = mapOn(page, language);
    await expect(picture).toBeVisible();
    await expect(markers).toHaveCount(places.length);
    await expect(entries).toHaveCount(places.length);
    await markers.nth(number - 1).click();
    await expect(page).toHaveURL(new RegExp(`#mapa-${number}$`));
    const entry = section.getByRole('link', { name, exact: true });
    await expect(entry).toBeInViewport();
    await sees(entry);
  },
};
