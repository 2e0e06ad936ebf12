import { z } from 'zod';
import { item, time } from '../fields';
import type { Kind } from './kind';

const charge = z.number().min(0).max(10_000).meta({ unit: 'R$', quoted: 'money' });

export const stayRules = {
  source: 'stay-rules.json',
  description: 'Hours of a stay, taxes, parking, payment, cancellation',
  label: 'Regras da estadia',
  one: 'regras',
  about: 'Horários, taxas, estacionamento, cancelamento.',
  pictures: 'resort',
  schema: z.strictObject({
    checkIn: time.meta({ quoted: 'time', description: 'A stay begins at this time, HH:MM', label: 'A estadia começa às' }),
    checkOut: time.meta({ quoted: 'time', description: 'A stay ends at this time, HH:MM', label: 'A estadia termina às' }),
    tourismTax: charge.meta({ description: 'Reais per day per apartment', label: 'Taxa de turismo', hint: 'Por dia e por apartamento.' }),
    parking: charge.meta({ description: 'Reais per day per vehicle', label: 'Estacionamento', hint: 'Por dia e por veículo.' }),
    spaMinimumAge: z.int32().min(0).max(120).meta({ description: 'Years', label: 'Idade mínima no spa', unit: 'anos', quoted: 'years' }),
    cancellationHours: z.int32().min(0).max(8_760).meta({
      description: 'Hours before check-in until which part of the price is paid back',
      label: 'Cancelamento até',
      unit: 'horas antes do check-in',
      quoted: 'hours',
    }),
    cancellationRefund: z
      .int32()
      .min(0)
      .max(100)
      .meta({ description: 'Percent of the total paid that is paid back', label: 'Devolução', unit: '% do total pago', quoted: 'percent' }),
    rules: z.array(item).meta({
      description: 'The rules in words, in order; slugs are stay, tourism-tax, parking, payment, cancellation, minors',
      label: 'As regras em palavras',
      one: 'regra',
      hint: 'Os nomes stay, tourism-tax, parking, payment, cancellation e minors não mudam.',
    }),
  }),
} as const satisfies Kind;
