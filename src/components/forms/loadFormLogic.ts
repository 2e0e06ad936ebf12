import { retry } from '../../../plugins/gatsby-plugin-first-paint';
import type { Language } from '../../site';
import { hasNamespace, loadNamespace, type Namespace } from '../../i18n/namespaces';

const formMessages: Namespace = { name: 'formMessages', portuguese: () => import('../../../locales/pt/formMessages.json') };

export type FormLogic = typeof import('./formLogic');

/** Script and messages of forms; null when loading fails, so that the next call tries again. */
export async function loadFormLogic(language: Language): Promise<FormLogic | null> {
  try {
    const [logic, loaded] = await Promise.all([
      retry(() => import('./formLogic')),
      hasNamespace(formMessages, language) || loadNamespace(formMessages, language),
    ]);
    return loaded ? logic : null;
  } catch {
    return null;
  }
}
