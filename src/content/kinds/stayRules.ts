import { z } from 'zod';
import { hotelCurrency } from '../../site';
import { day, item, pdf, roomCodes, time } from '../fields';
import { choice, group, list, nonEmptyList, text, trimmed, whole } from '../fieldTypes';
import type { Kind } from './kind';

/** A charge, if the hotel has it. */
const charge = z.number().positive().max(10_000).optional().meta({ unit: hotelCurrency.sign, quoted: 'money' });

const ruleRole = choice('StayRuleRole', ['hours', 'tourismTax', 'parking', 'payment', 'cancellation', 'minors']).meta({
  description: 'What the rule is about, by which pages find it',
  label: 'Assunto',
  hint: 'Por ele as páginas acham a regra: a dos menores, por exemplo, está também na página das crianças. Uma regra para cada assunto.',
  options: {
    hours: 'Horários da estadia',
    tourismTax: 'Taxa de turismo',
    parking: 'Estacionamento',
    payment: 'Pagamento',
    cancellation: 'Cancelamento',
    minors: 'Crianças e adolescentes',
  },
});

export const stayRules = {
  source: 'stay-rules.json',
  description: 'Hours of a stay, taxes, parking, payment, cancellation',
  label: 'Regras da estadia',
  one: 'regras',
  about: 'Horários, taxas, estacionamento, cancelamento.',
  schema: z.strictObject({
    checkIn: time.meta({ quoted: 'time', description: 'A stay begins at this time, HH:MM', label: 'A estadia começa às' }),
    checkOut: time.meta({ quoted: 'time', description: 'A stay ends at this time, HH:MM', label: 'A estadia termina às' }),
    tourismTax: charge.meta({ description: 'Reais per day per apartment', label: 'Taxa de turismo', hint: 'Por dia e por apartamento. Vazia: nenhuma.' }),
    parking: charge.meta({ description: 'Reais per day per vehicle', label: 'Estacionamento', hint: 'Por dia e por veículo. Vazio: o site não fala dele.' }),
    cancellation: nonEmptyList(
      group('CancellationTerms', {
        bookedFrom: day.optional().meta({
          description: 'The first day of booking that it holds for; left out for the terms that held first',
          label: 'Para reservas a partir de',
          hint: 'O dia em que se reserva, não o da chegada. Vazio: as primeiras condições.',
        }),
        hours: whole(0, 8_760).meta({
          description: 'Hours before check-in until which part of the price is paid back',
          label: 'Cancelamento até',
          unit: 'horas antes do check-in',
          quoted: 'hours',
        }),
        refund: whole(0, 100).meta({
          description: 'Percent of the total paid that is paid back',
          label: 'Devolução',
          unit: '% do total pago',
          quoted: 'percent',
        }),
      }).meta({ description: 'Until when how much is paid back', summary: '{{fields.refund}}% até {{fields.hours}} h' }),
    ).meta({
      description: 'Terms of cancellation, chosen by the day on which one books; old ones stay. In GraphQL those of the day of the build come first',
      label: 'Cancelamento',
      one: 'condição de cancelamento',
      hint: 'Valem pelo dia da reserva: para mudar, acrescente outra com o dia em que começa; a antiga fica. Escreva também a regra em palavras, abaixo.',
    }),
    restrictions: list(
      group('StayRestriction', {
        from: day.meta({ description: 'First night', label: 'Primeira noite' }),
        to: day.meta({ description: 'Last night', label: 'Última noite' }),
        minNights: whole(2, 30).optional().meta({
          description: 'Fewest nights of who arrives on one of these days',
          label: 'No mínimo',
          unit: 'noites',
          hint: 'Conta para quem chega nestes dias.',
        }),
        closed: z.boolean().optional().meta({
          description: 'Whether none of these nights may be stayed',
          label: 'Sem hospedagem',
          hint: 'Nestas noites ninguém se hospeda. Ou isto, ou um mínimo.',
        }),
        rooms: roomCodes.meta({
          description: 'Codes of the room types that it holds for; all when left out',
          label: 'Acomodações',
          hint: 'Nenhuma marcada: todas. Aqui estão as que têm um código, que se dá no formulário de cada uma.',
        }),
        note: text({ max: 80 }).meta({
          description: 'Why, in a few words, to stand after a colon: "New Year"',
          label: 'Por quê',
          hint: 'Em poucas palavras, depois de dois-pontos, como “Ano-Novo” ou “casa em obras”.',
        }),
      }).meta({ description: 'Nights on which stays are limited', summary: '{{fields.from}} – {{fields.to}}' }),
    )
      .optional()
      .meta({
        description: 'Nights on which the house takes no guests, or for which a stay has a least length',
        label: 'Noites com limite',
        one: 'limite',
        hint: 'Os calendários do site não deixam escolher o que não pode ser, e dizem por quê. Sem nenhum: qualquer noite. Para ver um limite, escolha ao lado, em “Página”, a primeira (/) e, em “No dia”, uma das noites.',
      }),
    directly: text({ max: 50 }).optional().meta({
      description: 'What who books with the hotel has besides the refund, beside booking cards: "Interest-free instalments"',
      label: 'Vantagem da reserva direta',
      hint: 'Ao lado dos cartões de reserva, como “Parcelas sem juros”. Vazia: nenhuma.',
    }),
    otherFigures: trimmed.max(1_000).optional().meta({
      description: 'Figures that only texts state, as Portuguese texts write them, between semicolons: the content check takes them for right',
      label: 'Outros números certos',
      hint: 'Números que só estão em textos, como “R$ 150,00; 10%; 9h”: a conferência não pergunta por eles. “Está certo”, na conferência, os põe aqui.',
    }),
    houseRules: pdf.optional().meta({ description: 'The rules of the house as a PDF, as a path relative to this file', label: 'Regras da casa em PDF' }),
    rules: list(item.extend({ role: ruleRole.optional() }).meta({ typeName: 'StayRule', description: 'A rule of a stay in words' })).meta({
      description: 'The rules in words, in order',
      label: 'As regras em palavras',
      one: 'regra',
    }),
  }),
} as const satisfies Kind;
