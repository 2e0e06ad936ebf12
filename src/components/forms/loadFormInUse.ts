import { retried } from '../../loading/retried';
import type { Language } from '../../site';
import { serve, serves } from '../../words/area';
import { formMessages } from '../../words/formMessages';

export type FormInUse = typeof import('./formInUse');

let coming: Promise<FormInUse> | undefined;

/** Script and messages of a form that is used; null where they do not come: then they are asked for again the next time. */
export async function loadFormInUse(language: Language): Promise<FormInUse | null> {
  coming ??= retried(() => import('./formInUse'));
  try {
    const [inUse, served] = await Promise.all([coming, serves(formMessages, language) || serve(formMessages, language)]);
    return served ? inUse : null;
  } catch {
    coming = undefined;
    return null;
  }
}
