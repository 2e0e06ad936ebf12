import { z } from 'zod';
import {
  exceptions,
  facts,
  hours,
  illustrative,
  illustrativeEntry,
  minimumAge,
  order,
  page,
  pdf,
  pictures,
  price,
  seasons,
  service,
  slug,
  url,
} from '../fields';
import { choice, group, list, nonEmptyList, text, trimmed } from '../fieldTypes';
import type { Kind } from './kind';

const place = {
  slug,
  order,
  name: text({ max: 60 }).meta({ description: 'Name', label: 'Nome' }),
  summary: text({ max: 120 }).meta({ description: 'One line for lists', label: 'Resumo', hint: 'Uma linha, para cartões e listas.' }),
  description: text().nullable().meta({ description: 'A few sentences; null where the line says it all', label: 'Descrição', hint: 'Vazio: nenhuma.' }),
  hours,
  seasons: seasons.optional(),
  exceptions: exceptions.optional(),
  facts,
  path: page.nullable().meta({ description: 'The page that tells more, if any', label: 'Página que conta mais', hint: 'Vazio: nenhuma.' }),
  pictures: pictures.min(1),
};

const dish = group('Dish', {
  name: text({ max: 70 }).meta({ description: 'Name', label: 'Nome' }),
  text: text({ max: 140 })
    .optional()
    .meta({ description: 'What is in it, in one line', label: 'O que leva', hint: 'Uma linha, sem repetir o nome. Vazio: só o nome.' }),
  illustrative: illustrativeEntry,
  marks: list(
    choice('DishMark', ['vegetarian', 'vegan', 'glutenFree', 'spicy']).meta({
      description: 'What a guest must know of a dish',
      options: { vegetarian: 'vegetariano', vegan: 'vegano', glutenFree: 'sem glúten', spicy: 'picante' },
    }),
  )
    .optional()
    .meta({ description: 'What a guest must know of it', label: 'Marcas', hint: '“Sem glúten” só com a garantia da cozinha.' }),
  price: price.optional(),
  signature: z.boolean().optional().meta({
    description: 'Whether it is named beside the picture of the place; of several the first is',
    label: 'Assinatura da casa',
    hint: 'Aparece ao lado da foto, com o cardápio ainda fechado. Um só.',
  }),
}).meta({ description: 'A dish or a drink' });

const menu = group('DiningMenu', {
  illustrative,
  sections: nonEmptyList(
    group('DiningMenuSection', {
      name: text({ max: 50 }).meta({ description: 'Heading', label: 'Título', hint: 'Como “Entradas”.' }),
      dishes: nonEmptyList(dish).meta({ description: 'Dishes in order', label: 'Pratos', one: 'prato' }),
    }).meta({ description: 'A part of a menu' }),
  ).meta({ description: 'Its parts in order', label: 'Partes', one: 'parte' }),
}).meta({ description: 'A menu' });

const dining = {
  pictures: 'dining',
  schema: z.strictObject({
    ...place,
    reservable: z.boolean().meta({ description: 'Whether a table can be asked for', label: 'Aceita pedido de reserva de mesa' }),
    menu: menu.optional().meta({
      description: 'The menu, which opens on the page',
      label: 'Cardápio',
      hint: 'Abre na própria página. Vazio: vale o endereço abaixo; sem ele, onde há reserva de mesa, o hóspede pede o cardápio por WhatsApp.',
    }),
    menuFile: pdf.optional().meta({
      description: 'The menu as a PDF, as a path relative to this file',
      label: 'Cardápio em PDF',
      hint: 'Com ele, os pratos ilustrativos saem da página.',
    }),
    menuAddress: url.optional().meta({
      description: 'A digital menu on another site',
      label: 'Cardápio em outro site',
      hint: 'Endereço completo, com https://. Vazio: nenhum. Com ele, os pratos ilustrativos saem da página.',
    }),
    chef: trimmed.min(1).max(60).optional().meta({ description: 'Name of the chef', label: 'Chef', hint: 'Nome e sobrenome. Vazio: ninguém é citado.' }),
  }),
  implements: ['Place', 'Dining'],
} as const;

/** The fields of the GraphQL interfaces `Place` and `Dining`. */
export const placeSchema = z.strictObject(place);
export const diningSchema = dining.schema;

export const restaurant = { source: 'restaurants', description: 'A restaurant', label: 'Restaurantes', one: 'restaurante', ...dining } as const satisfies Kind;

export const bar = { source: 'bars', description: 'A bar', label: 'Bares', one: 'bar', ...dining } as const satisfies Kind;

export const meal = {
  source: 'dining',
  description: 'Breakfast, drinks, feijoada: what is not one restaurant',
  label: 'Momentos à mesa',
  one: 'momento',
  about: 'Café da manhã, drinques, feijoada: o que não é um restaurante só.',
  ...dining,
  schema: z.strictObject({
    ...dining.schema.shape,
    servedAt: group('ServedAt', {
      restaurant: slug.meta({ value: 'place', description: 'The restaurant, by its slug', label: 'Restaurante', hint: 'A casa que o serve.' }),
      service: service.meta({ label: 'Serviço', hint: 'O horário da casa que é o deste momento.' }),
    })
      .optional()
      .meta({
        description: 'A service of a restaurant whose hours, seasons and exceptions are those of the meal, which then has none of its own',
        label: 'Servido em',
        hint: 'Os horários são os da casa, escritos só lá; os daqui ficam vazios.',
      }),
    listsBars: z.boolean().optional().meta({
      description: 'Whether the bars are listed under it; each has a tab of its own otherwise',
      label: 'Reúne os bares',
      hint: 'Em um só momento, como os drinques.',
    }),
  }),
} as const satisfies Kind;

const facilityKind = choice('FacilityKind', ['spa', 'playground'])
  .optional()
  .meta({
    description: 'What it is, where a page is about one such place, or search engines have a name for it',
    label: 'O que é',
    hint: 'Só para o spa e o parque infantil, que têm páginas próprias. Vazio: outro lugar.',
    options: { spa: 'Spa', playground: 'Parque infantil' },
  });

export const facility = {
  source: 'facilities',
  description: 'A place of the resort that is not for dining: beach club, pools, spa, courts…',
  label: 'Estrutura',
  one: 'lugar',
  about: 'Clube de praia, piscinas, quadras, spa e o que mais não é para comer: aqui estão os horários do spa.',
  pictures: 'structure',
  schema: z.strictObject({ ...place, kind: facilityKind, description: text().meta({ description: 'A few sentences', label: 'Descrição' }), minimumAge }),
  implements: ['Place'],
} as const satisfies Kind;
