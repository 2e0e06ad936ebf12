import { z } from 'zod';
import { byLayout, type Layout, layouts } from '../../domain/events/layouts';
import { area, order, pictures, plan, planPicture, slug, unknownFactHint } from '../fields';
import { choice, group, list, text, trimmed, whole } from '../fieldTypes';
import type { Kind } from './kind';

const layoutLabels: Readonly<Record<Layout, string>> = {
  auditorium: 'Auditório',
  dinnerWithStage: 'Jantar com palco',
  dinnerWithoutStage: 'Jantar sem palco',
  fishbone: 'Espinha de peixe',
  cocktail: 'Coquetel',
  school: 'Escolar',
  uShape: 'Em U',
};

/** Each layout within an English sentence: guests in auditorium rows. */
const layoutNames: Readonly<Record<Layout, string>> = {
  auditorium: 'auditorium rows',
  dinnerWithStage: 'dinner with a stage',
  dinnerWithoutStage: 'dinner without a stage',
  fishbone: 'fishbone, rows set at an angle',
  cocktail: 'cocktail, standing',
  school: 'school desks',
  uShape: 'a U',
};

const guests = whole(1, 100_000).meta({ unit: 'pessoas', quoted: 'guests' });
const capacity = (layout: Layout) =>
  guests.nullable().meta({ description: `Guests in ${layoutNames[layout]}; null where the source gives no figure`, label: layoutLabels[layout] });

const layout = choice('Layout', layouts).meta({ description: 'How a hall is set', label: 'Formato', options: layoutLabels });

export const eventSpace = {
  source: 'event-spaces',
  description: 'A hall or place for events, with capacities per layout',
  label: 'Espaços de eventos',
  one: 'espaço',
  pictures: 'events',
  schema: z.strictObject({
    slug,
    order,
    name: text({ max: 60 }).meta({ description: 'Name', label: 'Nome' }),
    note: text({ max: 160 }).nullable().meta({ description: 'A remark on the figures', label: 'Observação sobre os números', hint: 'Vazio: nenhuma.' }),
    description: text().meta({ description: 'A sentence or two', label: 'Descrição' }),
    area: area.max(1_000_000).nullable().meta({ description: 'Floor area in square metres; null while the hotel has not said', hint: unknownFactHint }),
    capacities: group('Capacities', byLayout(capacity)).meta({
      description: 'Guests per layout',
      label: 'Capacidade por formato',
      hint: 'Vazio onde a fonte não dá número.',
    }),
    variants: list(
      group('CapacityVariant', {
        layout,
        capacity: guests.meta({ description: 'Guests', label: 'Capacidade' }),
        note: text({ max: 160 }).meta({ description: 'When this figure holds', label: 'Quando vale este número' }),
      }).meta({ summary: '{{fields.layout}}' }),
    ).meta({
      description: 'Other figures that the source gives for the same layout',
      label: 'Outros números da fonte',
      one: 'número',
      hint: 'Quando a fonte dá outra capacidade para o mesmo formato.',
    }),
    upperFloorOnly: z.boolean().meta({ description: 'Whether the figures are for the upper floor only', label: 'Os números são só do piso superior' }),
    acknowledged: list(
      group('Acknowledgement', {
        layout,
        reason: trimmed
          .min(1)
          .max(300)
          .meta({ description: 'Why the figure stands nevertheless', label: 'Por que o número vale', hint: 'Para quem mantém o site; não aparece nele.' }),
      }),
    )
      .optional()
      .meta({
        description:
          'Layouts whose figures are larger than they can be and are nevertheless the source’s own: the content check lets these pass, and no others',
        label: 'Números conferidos',
        one: 'número conferido',
        hint: 'Formatos cujo número parece alto demais, mas é mesmo o da fonte. A conferência deixa passar estes e nenhum outro.',
      }),
    rainPlan: text({ max: 200 }).optional().meta({
      description: 'Where an event moves if it rains, in a sentence',
      label: 'Se chover',
      hint: 'Para espaços ao ar livre: para onde a festa vai, e até quando se decide. Vazio: nada.',
    }),
    planPicture: planPicture.optional(),
    plan: plan.optional(),
    pictures,
  }),
} as const satisfies Kind;
