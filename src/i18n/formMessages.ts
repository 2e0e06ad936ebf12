import type { Namespace } from './namespaces';

/** What a form says once it is used: faults, progress of sending, other ways to send. */
export const formMessages: Namespace<'formMessages'> = { name: 'formMessages', portuguese: () => import('../../locales/pt/formMessages.json') };
