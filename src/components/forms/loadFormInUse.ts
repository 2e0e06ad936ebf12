import { retried } from '../../loading/retried';
import type { Language } from '../../site';
import { serve, serves } from '../../words/area';
import { formMessages } from '../../words/formMessages';

export type FormInUse = typeof import('./formInUse');

/** Script and messages of a form that is used; null where they do not come: then they are asked for again the next time. */
export async function loadFormInUse(language: Language): Promise<FormInUse | null> {
  try {
    const [inUse, served] = await Promise.all([retried(() => import('./formInUse')), serves(formMessages, language) || serve(formMessages, language)]);
    return served ? inUse : null;
  } catch {
    return null;
  }
}
