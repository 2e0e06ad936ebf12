import { z } from 'zod';
import { picture, slug } from '../fields';
import { group, nonEmptyList, text } from '../fieldTypes';
import type { Kind } from './kind';

const fraction = z.number().min(0).max(1);

const place = group('MapPlace', {
  slug: slug.meta({
    value: 'place',
    description: 'A restaurant, bar, meal, facility, event space or room type, by its slug: name, hours, picture and page come from its file',
    label: 'Lugar',
    hint: 'O restaurante, bar, lugar, espaço de eventos ou acomodação, como “piscinas”.',
  }),
  x: fraction.meta({
    description: 'From the left edge, 0 to 1 of the width',
    label: 'Da borda esquerda',
    hint: '0 é a borda esquerda, 0,5 o meio, 1 a direita.',
  }),
  y: fraction.meta({ description: 'From the upper edge, 0 to 1 of the height', label: 'Da borda de cima', hint: '0 é a borda de cima, 1 a de baixo.' }),
  withChildren: z.boolean().optional().meta({
    description: 'Whether its own content says that it is for children; not when left out',
    label: 'Para crianças',
    hint: 'Só quando o próprio lugar diz que é.',
  }),
});

export const resortMap = {
  source: 'map.json',
  optional: true,
  description: 'The map of the resort: a picture with places; no map without the file',
  label: 'Mapa do resort',
  one: 'mapa',
  about: 'A vista do alto com os lugares, na página Estrutura. Sem o arquivo, não há mapa.',
  schema: z.strictObject({
    title: text({ max: 80 }).meta({ description: 'Heading of the map', label: 'Título' }),
    lead: text({ max: 200 }).meta({ description: 'The line under the heading', label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' }),
    picture: picture.meta({ use: 'map', label: 'Vista do alto', hint: 'Deitada, 3 por 2, com 3000 pixels de largura ou mais. A legenda diz o que ela é.' }),
    places: nonEmptyList(place).max(40).meta({
      description: 'Places in reading order: the first is number 1',
      label: 'Lugares',
      one: 'lugar',
      hint: 'O primeiro leva o número 1. Nome, horários e foto vêm do arquivo de cada um.',
    }),
  }),
} as const satisfies Kind;
