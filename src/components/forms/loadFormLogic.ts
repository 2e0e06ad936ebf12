import { retried } from '../../loading/retried';
import type { Language } from '../../site';
import { serve, serves } from '../../words/area';
import { formMessages } from '../../words/formMessages';

export type FormLogic = typeof import('./formLogic');

/** Script and messages of forms; null where loading fails, to be tried again the next time. */
export async function loadFormLogic(language: Language): Promise<FormLogic | null> {
  try {
    const [logic, served] = await Promise.all([retried(() => import('./formLogic')), serves(formMessages, language) || serve(formMessages, language)]);
    return served ? logic : null;
  } catch {
    return null;
  }
}
