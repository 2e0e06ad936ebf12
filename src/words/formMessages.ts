import type { Area } from './area';

/** What a form says once it is used: faults, how sending goes, ways out. */
export const formMessages: Area<'formMessages'> = { name: 'formMessages', portuguese: () => import('../../locales/pt/formMessages.json') };
