import { expect, test as base } from '@playwright/test';
import { obtainScreenReader } from '../../tools/test/testBrowsers';
import { type ScreenReader, startScreenReader } from '../support/browsers/screenReader';
import { pathOfRole } from '../support/content/hotel';
import { say } from '../support/content/messages';

// The main journeys by keys and ears alone, in Orca with Firefox: `c`, `e`, `b` are its keys to the next list of choices, entry, button.

const test = base.extend<object, { readonly reader: ScreenReader }>({
  reader: [
    async ({}, use) => {
      const reader = await startScreenReader(obtainScreenReader());
      await reader.open('/');
      // the announcement, if there is one, comes by itself
      await reader.pressUntil('Tab', say('pt', 'announcement', 'close'), 20).then(() => reader.press('Return'), () => undefined); // prettier-ignore
      await use(reader);
      await reader.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ timeout: 300_000 });

test('a stay: the days by arrows, the next date, the number of people, and the engine', async ({ reader }) => {
  await reader.open('/');
  await reader.pressUntil('c', say('pt', 'booking', 'checkIn'));
  await reader.press('Return');
  await reader.hears(say('pt', 'calendar', 'chooseDay'));
  await reader.pressUntil('Down', say('pt', 'calendar', 'chooseDay'), 4);
  await reader.press('Return');
  await reader.hears(say('pt', 'booking', 'pickCheckOut'));
  await reader.pressUntil('Tab', say('pt', 'booking', 'more'), 8);
  await reader.press('Return');
  await reader.hears('3');
  await reader.pressUntil('Tab', say('pt', 'booking', 'submit'), 3);
  await reader.press('Return');
  await expect.poll(() => reader.address()).toMatch(/\?CheckIn=\d{8}&CheckOut=\d{8}&ad=3$/);
});

test('a form: what is missing, each field with its fault, and that it was sent', async ({ reader }) => {
  await reader.open(pathOfRole('spa'));
  await reader.pressUntil('b', say('pt', 'forms', 'actions.spa'));
  await reader.press('Return');
  await reader.hears(say('pt', 'formMessages', 'summary_other', { count: '4' }));
  await reader.press('Tab');
  await reader.press('Return');
  await reader.hears(`${say('pt', 'forms', 'labels.firstName')} entry`);
  for (const text of ['Ana', 'Reis', 'ana@example.com', '11 91234 5678']) {
    await reader.type(text);
    await reader.press('Tab');
  }
  await reader.pressUntil('Tab', say('pt', 'forms', 'actions.spa'), 6);
  await reader.press('Return');
  await reader.hears(say('pt', 'formMessages', 'sent'));
});

test('a hall: the number is typed, the answer comes once, and the table of halls follows', async ({ reader }) => {
  await reader.open('/detalhes-eventos');
  await reader.pressUntil('e', say('pt', 'events', 'finder.guests'));
  // from reading to typing
  await reader.press('Insert+a');
  await reader.press('ctrl+a');
  await reader.type('1200');
  await reader.hears('1.200');
  expect(reader.heard().split('1.200')).toHaveLength(2);
  await reader.press('Insert+a');
  await reader.pressUntil('t', say('pt', 'events', 'table.space'), 3);
});
