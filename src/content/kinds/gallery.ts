import { z } from 'zod';
import { hourPictures, illustrative, illustrativeEntry, order, picture, price, slug } from '../fields';
import { formatted, group, nonEmptyList, text, whole } from '../fieldTypes';
import type { Kind } from './kind';

// Content that is mostly pictures.

export const album = {
  source: 'gallery',
  description: 'A tab of the gallery with its pictures',
  label: 'Galeria',
  one: 'álbum',
  about: 'Cada álbum é uma aba da galeria.',
  schema: z.strictObject({
    slug,
    order,
    name: text({ max: 40 }).meta({ description: 'Name of the tab', label: 'Nome da aba' }),
    pictures: nonEmptyList(
      group('Picture', {
        ...picture.shape,
        caption: text({ max: 120 }).meta({ description: 'A short line under the picture', label: 'Legenda', hint: 'Uma linha curta abaixo da foto.' }),
      }).meta({ use: 'card' }),
    ).meta({ description: 'Pictures in order', label: 'Fotos', one: 'foto', hint: 'A mais bonita primeiro: é ela que aparece nos cartões.' }),
  }),
} as const satisfies Kind;

export const film = {
  source: 'films',
  description: 'A short silent film',
  label: 'Filmes',
  one: 'filme',
  about: 'Filmes curtos e sem som.',
  pictures: 'films',
  schema: z.strictObject({
    slug,
    order,
    title: text({ max: 80 }).meta({ description: 'Title', label: 'Título' }),
    alt: text({ max: 180 }).meta({
      description: 'What is seen, for guests who do not see it',
      label: 'O que se vê no filme',
      hint: 'Para quem não o vê: leitores de tela dizem este texto.',
    }),
    seconds: z
      .number()
      .positive()
      .max(3_600)
      .meta({ description: 'Length in seconds', label: 'Duração', hint: 'A mesa a lê do filme que você escolhe.', unit: 's' }),
    mp4: formatted('film', /^\.{1,2}\/.+\.mp4$/).meta({
      description: 'H.264, as a path relative to this file',
      label: 'Arquivo MP4',
      hint: 'Em H.264, sem som, de até 10 MB: basta ele.',
    }),
    webm: formatted('film', /^\.{1,2}\/.+\.webm$/)
      .optional()
      .meta({
        description: 'The same film in AV1, which weighs less, as a path relative to this file',
        label: 'Arquivo WebM',
        hint: 'Se houver: o mesmo filme em AV1, que pesa menos. Sem ele, todos veem o MP4.',
      }),
    poster: picture.meta({ use: 'hero', label: 'Foto de espera' }),
    gallery: z.boolean().meta({ description: 'Whether the gallery shows it', label: 'Aparece na galeria' }),
    home: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the home page opens with it', label: 'Abre a página inicial', hint: 'Um filme só. Sem nenhum, abre a foto da página.' }),
  }),
} as const satisfies Kind;

export const resortDay = {
  source: 'resort-day.json',
  optional: true,
  description: 'The day at the resort: one view by the hour, on the page of the resort',
  label: 'O dia no resort',
  one: 'dia',
  about: 'A mesma vista, da madrugada à meia-noite, na página do resort.',
  schema: z.strictObject({
    title: text({ max: 60 }).meta({ description: 'Heading', label: 'Título' }),
    lead: text({ max: 160 }).meta({ description: 'The line under the heading', label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' }),
    hours: hourPictures.meta({
      description: 'Pictures of one view by the hour; with fewer than two the page of the resort shows no day',
      label: 'Fotos por hora',
      hint: 'A mesma vista, do mesmo ponto, em horas diferentes. Com menos de duas, a página do resort não mostra o dia.',
    }),
  }),
} as const satisfies Kind;

const treatment = group('Treatment', {
  slug: slug.meta({ label: 'Nome interno', hint: 'Uma ou duas palavras só dele, como “pedras-quentes”; não aparecem no site.' }),
  name: text({ max: 60 }).meta({ description: 'Name', label: 'Nome' }),
  text: text({ max: 160 }).meta({ description: 'A sentence', label: 'Texto', hint: 'Uma frase: o que se faz, nenhuma promessa de saúde.' }),
  illustrative: illustrativeEntry,
  lengths: nonEmptyList(
    group('TreatmentLength', {
      minutes: whole(5, 600).meta({ description: 'Length in minutes', label: 'Duração', unit: 'min' }),
      price: price.optional(),
    }).meta({ description: 'How long a treatment takes', summary: '{{fields.minutes}} min' }),
  ).meta({ description: 'Its lengths, the shortest first', label: 'Durações', one: 'duração', hint: 'A mais curta primeiro.' }),
}).meta({ description: 'A treatment of the spa' });

export const spaSubject = {
  source: 'spa',
  description: 'What the spa offers, by subject',
  label: 'Spa',
  one: 'assunto do spa',
  about: 'Os tratamentos. O horário do spa está em Estrutura.',
  pictures: 'spa',
  schema: z.strictObject({
    slug,
    order,
    name: text({ max: 60 }).meta({ description: 'Heading', label: 'Título' }),
    text: text().meta({ description: 'A sentence or two', label: 'Texto' }),
    treatments: group('Treatments', {
      illustrative,
      entries: nonEmptyList(treatment).meta({ description: 'Treatments in order', label: 'Tratamentos', one: 'tratamento' }),
    })
      .optional()
      .meta({
        description: 'Its treatments, which the page lists and the message form offers',
        label: 'Tratamentos',
        hint: 'A página mostra a lista, e o formulário oferece cada um. Vazio: só o assunto.',
      }),
  }),
} as const satisfies Kind;
