import { retry } from '../../../plugins/gatsby-plugin-first-paint';
import type { Language } from '../../site';
import { hasNamespace, loadNamespace } from '../../i18n/namespaces';
import { formMessages } from '../../i18n/formMessages';

export type FormLogic = typeof import('./formLogic');

/** Script and messages of forms; null where loading fails, to be tried again the next time. */
export async function loadFormLogic(language: Language): Promise<FormLogic | null> {
  try {
    const [logic, served] = await Promise.all([
      retry(() => import('./formLogic')),
      hasNamespace(formMessages, language) || loadNamespace(formMessages, language),
    ]);
    return served ? logic : null;
  } catch {
    return null;
  }
}
