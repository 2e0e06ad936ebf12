import { changedBeforeHydration } from '../changedBeforeHydration';
import type { Condition } from '../condition';
import { wrapTexts } from './translated';

/** A translator replaces every text before React is there, and goes on afterwards. */
export const translatedEarly: Condition = {
  visitor: 'a visitor whose translator is faster than the scripts',
  sample: 'newsletterForm',
  begin: (page) => changedBeforeHydration(page, () => page.evaluate(wrapTexts)),
};
