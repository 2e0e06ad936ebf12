import { expect } from '@playwright/test';
import { bookingCard } from '../../support/pages/booking';
import { expectStayRequested } from '../../support/servers/bookingEngine';
import { formMessages } from '../../support/pages/guestForm';
import type { Journey } from '../journey';
import { language } from '../visitor';
import { engineOutOfReach, leadsToEngine } from './book';

/** The reservation form of the structure page, with children. */
export const bookForFamily: Journey = {
  title: 'books a stay with children on the structure page',
  begin: async ({ page, stay, open }) => {
    const card = bookingCard(page, language);
    const child = card.form.getByRole('button', { name: formMessages(language).stay.moreChildren, exact: true });
    await open('/estrutura', () => child.click());
    await expect(card.people.last()).toHaveText('1');
    await card.pick('checkIn', stay.checkIn);
    await card.pick('checkOut', stay.checkOut);
  },
  end: async ({ page, stay, sees }) => {
    const card = bookingCard(page, language);
    await card.shows(stay);
    await sees(card.submit);
    await card.submit.click();
    await expectStayRequested(page, { ...stay, children: 1 });
  },
  notified: engineOutOfReach,
  withoutScript: leadsToEngine('/estrutura'),
};
