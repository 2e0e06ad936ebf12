import { z } from 'zod';
import { day, page, picture, slug } from '../fields';
import { text } from '../fieldTypes';
import type { Kind } from './kind';

export const announcement = {
  source: 'announcements',
  description: 'The pop-up',
  label: 'Anúncios',
  one: 'anúncio',
  about: 'A janela que aparece depois de alguns segundos. Uma de cada vez.',
  pictures: 'offers',
  schema: z.strictObject({
    slug,
    label: text({ max: 24 }).meta({ description: 'The label', label: 'Selo', hint: 'Uma palavra, como NOVIDADE.' }),
    heading: text({ max: 60 }).meta({ description: 'Heading', label: 'Título' }),
    tagline: text({ max: 140 }).meta({ description: 'Sentence', label: 'Frase' }),
    action: text({ max: 24 }).meta({ description: 'The words of the button', label: 'Palavras do botão' }),
    path: page,
    offer: z.string().nullable().meta({
      value: 'offer',
      description: 'The slug of the offer that it announces, so that it says when the day of the offer is past; null for other news',
      label: 'Oferta',
      hint: 'A oferta anunciada: passado o dia dela, o anúncio diz quando volta. Vazio para outras notícias.',
    }),
    picture: picture.meta({ use: 'card' }),
    firstDay: day
      .nullable()
      .meta({ notCopied: true, description: 'First day it shows; always when null', label: 'Primeiro dia', hint: 'Vazio nos dois: sempre no ar.' }),
    lastDay: day
      .nullable()
      .meta({ notCopied: true, description: 'Last day it shows; always when null', label: 'Último dia', hint: 'Depois dele o anúncio não aparece mais.' }),
  }),
} as const satisfies Kind;
