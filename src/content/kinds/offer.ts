import { z } from 'zod';
import { hotelCurrency } from '../../site';
import { day, dayOfYear, facts, fixedStay, illustrative, item, minimumAge, month, order, page, picture, roomCodes, slug, time, weekday } from '../fields';
import { choice, group, list, nonEmptyList, text, whole } from '../fieldTypes';
import type { Kind } from './kind';

const count = whole(1, 100);
const nightCount = whole(0, 30);

const children = group('ChildrenNeeded', {
  count: count.meta({ description: 'How many', label: 'Quantas, no mínimo', unit: 'crianças' }),
  upToAge: whole(0, 17).meta({ description: 'Greatest age in years', label: 'Até que idade', unit: 'anos', quoted: 'years' }),
}).meta({ description: 'At least so many children of at most such an age', label: 'Crianças' });

const weekdays = nonEmptyList(weekday).optional();

const needs = group('TermNeeds', {
  checkIn: weekdays.meta({ description: 'Check-in on one of these days', label: 'Chegada em um destes dias' }),
  checkOut: weekdays.meta({ description: 'Check-out on one of these days', label: 'Saída em um destes dias' }),
  nightsOn: weekdays.meta({ description: 'At least one night begins on one of these days', label: 'Ao menos uma noite em um destes dias' }),
  nightsPerhapsOn: weekdays.meta({
    description: 'Days on which a night may count beside those of nightsOn: the words can be read either way, and guests are told to ask',
    label: 'Noites que a fonte não deixa claras',
    hint: 'Com uma noite nestes dias, o site diz ao hóspede para perguntar.',
  }),
  nightsFrom: count.optional().meta({ description: 'At least this many nights', label: 'No mínimo', unit: 'noites' }),
  nightsUpTo: count.optional().meta({ description: 'At most this many nights', label: 'No máximo', unit: 'noites' }),
  night: dayOfYear.optional().meta({ description: 'The stay holds the night that begins on this day', label: 'A noite que começa neste dia' }),
  months: nonEmptyList(month).optional().meta({ description: 'Every night lies in one of these months', label: 'Todas as noites nestes meses' }),
  guestFrom: count
    .optional()
    .meta({ description: 'One guest is at least this old, in years', label: 'Um hóspede com pelo menos', unit: 'anos', quoted: 'years' }),
  children: children.optional(),
  roomsFrom: count.optional().meta({ description: 'At least this many rooms', label: 'No mínimo', unit: 'apartamentos' }),
}).meta({
  description: 'What it asks of a stay; what is left out is not asked',
  label: 'O que pede da estadia',
  hint: 'O que fica vazio não é pedido.',
});

const term = group('Term', {
  text: text({ max: 160 }).meta({
    description: 'The rule in words, to stand after its figure: "in stays from Thursday to Sunday"',
    label: 'A regra em palavras',
    hint: 'Vem depois do número, como “em estadias de quinta a domingo”.',
  }),
  percent: whole(1, 100).nullable().meta({
    description: 'Percent off; null where the rule gives something else',
    label: 'Desconto',
    unit: '%',
    quoted: 'percent',
    hint: 'Vazio quando a regra dá outra coisa.',
  }),
  roomCodes: roomCodes.meta({
    description: 'Codes of the room types that it holds for, such as LX; all when left out',
    label: 'Acomodações em que vale',
    hint: 'Nenhuma marcada: todas.',
  }),
  certain: z.boolean().meta({
    description: 'Whether the words leave no doubt; otherwise guests are told to ask',
    label: 'As palavras não deixam dúvida',
    hint: 'Se deixam, o site diz ao hóspede para perguntar.',
  }),
  needs,
}).meta({ description: 'One rule of an offer' });

export const offer = {
  source: 'offers',
  description: 'A package or seasonal offer',
  label: 'Ofertas',
  one: 'oferta',
  about: 'Ofertas do ano todo e de temporada.',
  pictures: 'offers',
  schema: z.strictObject({
    slug: slug.meta({ hint: 'Letras minúsculas, números e hifens.' }),
    order,
    role: choice('OfferRole', ['families', 'weekends'])
      .optional()
      .meta({
        description: 'What it is for, where the site looks for such an offer: before coming with children, on the chart of the year',
        label: 'Para quê',
        hint: 'A oferta para famílias aparece na página das crianças; a dos fins de semana, no gráfico do ano. Uma de cada. Vazio: nenhum dos dois.',
        options: { families: 'Para famílias', weekends: 'Para fins de semana' },
      }),
    season: choice('Season', ['spring', 'summer', 'autumn', 'winter', 'allYear']).meta({
      description: 'The season in Brazil',
      label: 'Estação (no Brasil)',
      options: { spring: 'Primavera', summer: 'Verão', autumn: 'Outono', winter: 'Inverno', allYear: 'O ano todo' },
    }),
    months: list(month.meta({ description: 'A month, 1 to 12' }))
      .max(12)
      .meta({ description: 'Months it falls in, 1 to 12; empty for all year', label: 'Meses', hint: 'Nenhum marcado: o ano todo.' }),
    path: page.nullable().meta({
      notCopied: true,
      description: 'Its own page; null where it stands among the experiences only',
      label: 'Página própria',
      hint: 'Uma palavra depois da barra, como /carnaval: a página nasce com a oferta. Vazia: a oferta aparece só entre as experiências únicas.',
    }),
    theme: choice('OfferTheme', ['christmas', 'newYear', 'party', 'family', 'golden', 'plain']).meta({
      description: 'Colours and ornaments of its page; they decide nothing else',
      label: 'Clima da página',
      hint: 'A cor de fundo e os enfeites, mais nada.',
      options: { christmas: 'Natal', newYear: 'Réveillon', party: 'Festa', family: 'Família', golden: 'Anos dourados', plain: 'Neutro' },
    }),
    name: text({ max: 60 }).meta({ description: 'Name', label: 'Nome' }),
    when: text({ max: 60 }).meta({ description: 'When, in a word or two', label: 'Quando', hint: 'Em uma ou duas palavras.' }),
    lead: text({ max: 140 }).meta({ description: 'The line under the name', label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' }),
    intro: text().meta({ description: 'What it gives, in a sentence or two', label: 'O que oferece', hint: 'Em uma ou duas frases.' }),
    facts,
    conditions: nonEmptyList(text().meta({ description: 'A condition in plain words' })).meta({
      description: 'A condition in plain words',
      label: 'Condições',
      one: 'condição',
    }),
    terms: list(term).meta({
      description: 'What the offer gives, each rule in words and as data, so that guests can be told whether it applies; the source’s other reading among them',
      label: 'Regras',
      one: 'regra',
      hint: 'Cada regra em palavras e em dados: com eles o site diz ao hóspede se a oferta vale para a estadia dele.',
    }),
    priceFrom: z.number().positive().max(1_000_000).nullable().meta({
      description: 'Lowest price, with the conditions beside it; null where the source gives none',
      label: 'Preço a partir de',
      unit: hotelCurrency.sign,
      quoted: 'money',
      hint: 'Aparece sempre ao lado das condições. Vazio: sem preço.',
    }),
    minimumAge: minimumAge.meta({ description: 'Youngest guest it is meant for, in years; null for any' }),
    annualDay: dayOfYear.nullable().meta({
      notCopied: true,
      description: 'The day it falls on each year, where the source gives one',
      label: 'Dia do ano',
      hint: 'O dia em que cai todos os anos. Vazio: nenhum.',
    }),
    firstDay: day
      .nullable()
      .meta({ notCopied: true, description: 'First day, where the source gives one', label: 'Primeiro dia', hint: 'Vazio: sem data de início.' }),
    lastDay: day.nullable().meta({
      notCopied: true,
      description: 'Last day, where the source gives one; after it the page says that it is past',
      label: 'Último dia',
      hint: 'Depois dele a página diz que a oferta passou. Vazio: sem data de fim.',
    }),
    isEvent: z.boolean().meta({
      description: 'Whether it takes place on its days, as search engines are told; otherwise they are the days on which it is valid',
      label: 'Acontece nos seus dias',
      hint: 'Como uma festa. Desmarcado: os dias são os da validade da oferta.',
    }),
    nights: group('OfferNights', {
      before: nightCount.meta({ description: 'Nights before its first day', label: 'Noites antes do primeiro dia', unit: 'noites' }),
      after: nightCount.meta({ description: 'Nights from its last day on', label: 'Noites a partir do último dia', unit: 'noites' }),
    })
      .nullable()
      .meta({
        description: 'The nights that its booking button carries, counted from its days: 0 and 1 is the night of its only day; null for no dates',
        label: 'Noites que o botão de reserva leva',
        hint: '0 antes e 1 a partir: a noite do próprio dia. 1 antes e 0 a partir: a véspera. Sem nada: o botão não leva datas.',
      }),
    minNights: whole(2, 30).optional().meta({
      description: 'Fewest nights that it is sold for, where a condition names them',
      label: 'No mínimo',
      unit: 'noites',
      hint: 'Onde uma condição pede um mínimo: o site não oferece menos noites. Vazio: qualquer estadia.',
    }),
    stay: fixedStay.nullable().meta({ notCopied: true, description: 'A stay with fixed days that its booking link carries' }),
    action: text({ max: 50 }).meta({ description: 'The words of the booking button', label: 'Palavras do botão' }),
    programme: group('Programme', {
      illustrative,
      title: text({ max: 60 }).meta({ description: 'Heading', label: 'Título', hint: 'Como “A véspera, hora a hora”.' }),
      entries: nonEmptyList(
        group('ProgrammeEntry', {
          time: time.meta({ description: 'When it begins, HH:MM in the hotel’s zone', label: 'Hora' }),
          text: text({ max: 120 }).meta({ description: 'What happens', label: 'O que acontece', hint: 'Uma frase curta.' }),
        }).meta({ description: 'An hour of a programme', summary: '{{fields.time}} {{fields.text.pt}}' }),
      ).meta({
        description: 'Hours in order, also past midnight',
        label: 'Horas',
        one: 'hora',
        hint: 'Na ordem em que acontecem, também depois da meia-noite.',
      }),
    })
      .optional()
      .meta({
        description: 'Its evening or day, hour by hour',
        label: 'Programa, hora a hora',
        hint: 'Vazio: a página não mostra programa.',
      }),
    parts: list(item).meta({ description: 'What happens, in order', label: 'O que acontece', one: 'momento', hint: 'Na ordem em que acontece.' }),
    picture: picture.meta({ use: 'hero' }),
    partsPicture: picture.optional().meta({ label: 'Foto ao lado do que acontece', hint: 'Vazia: o que acontece aparece sem foto.' }),
  }),
} as const satisfies Kind;
