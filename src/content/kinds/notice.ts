import { z } from 'zod';
import { moment, page, slug } from '../fields';
import { group, text } from '../fieldTypes';
import type { Kind } from './kind';

export const notice = {
  source: 'notices',
  optional: true,
  description: 'A line at the top of every page, from one moment until another',
  label: 'Avisos',
  one: 'aviso',
  about: 'Uma linha no alto de todas as páginas, entre dois momentos: falta de água, obra na estrada, recepção em outro lugar.',
  schema: z.strictObject({
    slug,
    from: moment.meta({ description: 'From when it shows, wall-clock time at the hotel, YYYY-MM-DDTHH:MM', label: 'Aparece em', hint: 'Dia e hora no hotel.' }),
    until: moment.optional().meta({
      description: 'When it ceases to show, wall-clock time at the hotel, YYYY-MM-DDTHH:MM; until the file is deleted when left out',
      label: 'Some em',
      hint: 'Dia e hora no hotel. Vazio: até ser excluído. Sem JavaScript só aparece um aviso sem fim.',
    }),
    text: text({ max: 180 }).meta({ description: 'What it says, a sentence or two', label: 'Texto', hint: 'Uma frase ou duas: o que acontece, e até quando.' }),
    link: group('NoticeLink', { path: page, label: text({ max: 40 }).meta({ description: 'The words of the link', label: 'Palavras do link' }) })
      .optional()
      .meta({ description: 'Where to read more', label: 'Link', hint: 'Uma página com mais detalhes. Vazio: sem link.' }),
    closeable: z.boolean().meta({
      description: 'Whether visitors may close it; once closed it stays closed in that browser',
      label: 'Pode ser fechado',
      hint: 'Quem fecha não o vê de novo naquele navegador.',
    }),
  }),
} as const satisfies Kind;
