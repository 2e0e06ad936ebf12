import { test as base, withoutFilm } from '../support/test';
import type { Condition } from './condition';
import { type Visitor, visitorUnder } from './visitor';

/** `test` for journeys under a condition: `test.use({ condition: translated })`. */
export const test = base.extend<{ readonly condition: Condition; readonly visitor: Visitor }>({
  condition: [{ visitor: 'a visitor' }, { option: true }],
  // a visitor has closed it
  announcing: async ({}, use) => use(true),
  javaScriptEnabled: async ({ condition, javaScriptEnabled }, use) => use(condition.use?.javaScriptEnabled ?? javaScriptEnabled),
  contextOptions: async ({ condition }, use) => use({ ...withoutFilm.contextOptions, ...condition.use?.contextOptions }),
  visitor: async ({ condition, page }, use) => use(await visitorUnder(condition, page)),
});
