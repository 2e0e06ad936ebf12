import { z } from 'zod';
import { picture, slug, text } from '../fields';
import type { Kind } from './kind';

const fraction = z.number().min(0).max(1);
const node = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ value: 'mapNode', description: 'A point where paths meet, by its name in “paths”', hint: 'Um ponto que os caminhos nomeiam.' });

const place = z
  .strictObject({
    slug: slug.meta({
      value: 'place',
      description: 'A restaurant, bar, meal, facility, event space or room type, by its slug: name, hours, picture and page come from its file',
      label: 'Lugar',
      hint: 'O restaurante, bar, lugar, espaço de eventos ou acomodação, como “piscinas”.',
    }),
    x: fraction.meta({
      description: 'From the left edge, as a fraction of the picture: 0 to 1',
      label: 'Da borda esquerda',
      hint: 'Fração da largura: 0 é a borda esquerda, 0,5 o meio, 1 a direita.',
    }),
    y: fraction.meta({
      description: 'From the upper edge, as a fraction of the picture: 0 to 1',
      label: 'Da borda de cima',
      hint: 'Fração da altura: 0 é a borda de cima, 1 a de baixo.',
    }),
    node: node.meta({ description: 'Where on the paths it is reached', label: 'Onde o caminho chega' }),
    withChildren: z.boolean().optional().meta({
      description: 'Whether its own content says that it is for children; not when left out',
      label: 'Para crianças',
      hint: 'Só quando o próprio lugar diz que é.',
    }),
  })
  .meta({ typeName: 'MapPlace' });

const start = z
  .strictObject({
    node: node.meta({ label: 'Ponto' }),
    name: text({ max: 40 }).meta({ description: 'Where guests set out, such as “the house”', label: 'Nome' }),
  })
  .meta({ typeName: 'MapStart' });

const path = z
  .strictObject({
    from: node.meta({ label: 'De' }),
    to: node.meta({ label: 'Até' }),
    metres: z.number().positive().max(5_000).meta({ description: 'Its length', label: 'Comprimento', unit: 'm' }),
    stepFree: z.boolean().optional().meta({
      description: 'Whether the hotel says that there is no step on it; not known when left out',
      label: 'Sem degraus',
      hint: 'Só quando o hotel diz que é. Enquanto nenhum for, o site não oferece o filtro.',
    }),
  })
  .meta({ typeName: 'MapPath' });

export const resortMap = {
  source: 'map.json',
  optional: true,
  description: 'The map of the resort: a picture with places; no map without the file',
  label: 'Mapa do resort',
  one: 'mapa',
  about: 'A vista do alto com os lugares, na página Estrutura. Sem o arquivo, não há mapa.',
  pictures: 'resort',
  schema: z.strictObject({
    title: text({ max: 80 }).meta({ description: 'Heading of the map', label: 'Título' }),
    lead: text({ max: 200 }).meta({ description: 'The line under the heading', label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' }),
    picture: picture.meta({ label: 'Vista do alto', hint: 'Deitada, 3 por 2, com 3000 pixels de largura ou mais. A legenda diz o que ela é.' }),
    pathsMeasured: z.boolean().meta({
      description: 'Whether the hotel has measured the paths: only then are minutes of walking shown, since those of an illustration would be invented',
      label: 'O hotel mediu os caminhos',
      hint: 'Só então o site diz quantos minutos se anda. Antes disso seria invenção.',
    }),
    places: z.array(place).min(1).max(40).meta({
      description: 'Places in reading order: the first is number 1',
      label: 'Lugares',
      one: 'lugar',
      hint: 'O primeiro leva o número 1. Nome, horários e foto vêm do arquivo de cada um.',
    }),
    starts: z.array(start).min(1).max(6).meta({
      description: 'Where guests sleep, from which the way is told; the first until they choose',
      label: 'De onde se sai',
      one: 'ponto de partida',
      hint: 'Onde os hóspedes dormem. O primeiro vale até que escolham.',
    }),
    paths: z.array(path).max(200).meta({
      description: 'Paths between points, to be walked either way',
      label: 'Caminhos',
      one: 'caminho',
      hint: 'Entre dois pontos, nos dois sentidos.',
    }),
  }),
} as const satisfies Kind;
