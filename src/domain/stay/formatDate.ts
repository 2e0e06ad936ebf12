import type { PlainDate } from './plainDate';

/** A day as the site shows it in every language: DD/MM/YYYY (specification §5 and §9). */
export const formatDate = (date: PlainDate): string => date.split('-').reverse().join('/');
