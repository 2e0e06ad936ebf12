import { z } from 'zod';
import { area, hourPictures, order, page, picture, pictures, plan, planPicture, slug, unknownFactHint } from '../fields';
import { choice, group, list, nonEmptyList, text, trimmed, whole } from '../fieldTypes';
import { pictureSizes } from '../pictureSizes';
import type { Kind } from './kind';

const panoramaFile = picture.shape.file.meta({
  use: 'panorama',
  description: 'An equirectangular 360° picture, twice as wide as high, as a path relative to this file',
  label: 'Foto em 360°',
  hint: `Equirretangular: o dobro de largura da altura, de preferência com ${pictureSizes.panorama.least} × ${pictureSizes.panorama.least / 2} pixels ou mais.`,
});

const panoramaPoint = group('PanoramaPoint', {
  label: text({ max: 24 }).meta({ description: 'A word or two', label: 'Nome', hint: 'Uma ou duas palavras.' }),
  yaw: whole(-180, 180).meta({
    description: 'Degrees to the right of the middle of the picture; to the left below zero, -180 to 180',
    label: 'Para o lado',
    unit: 'graus',
    hint: '0 é o meio da foto; 90, um quarto de volta à direita; -90, à esquerda.',
  }),
  pitch: whole(-90, 90).meta({
    description: 'Degrees above the horizon; below it under zero, -90 to 90',
    label: 'Para cima',
    unit: 'graus',
    hint: '0 é o horizonte; abaixo dele, menos que zero.',
  }),
  text: text({ max: 200 }).meta({ description: 'A sentence or two that a guest reads there', label: 'O que o hóspede lê ali' }),
  picture: picture.optional(),
  path: page.optional(),
});

/** A 360° view as one picture: twice as wide as high, with the horizon in the middle. */
const panorama = group('Panorama', {
  file: panoramaFile,
  alt: text({ max: 180 }).meta({
    description: 'What is seen all round, for guests who do not see it',
    label: 'O que se vê em volta',
    hint: 'Para quem não vê: leitores de tela dizem este texto.',
  }),
  points: list(panoramaPoint).max(3).meta({
    description: 'Places in the view that have a label: two or three',
    label: 'Pontos com nome',
    one: 'ponto',
    hint: 'Dois ou três, como “varanda” e “banheiro”.',
  }),
}).meta({ description: 'A view all round, which guests enter from the page of the room; null or left out: none' });

const whether = (description: string, label: string) =>
  z
    .boolean()
    .nullable()
    .meta({ description: `${description}; null while the hotel has not said: it is then left out`, label });

const accessibility = group('RoomAccessibility', {
  stepFree: whether('Step-free way in', 'Entrada sem degraus'),
  doorWidth: whole(40, 400).nullable().meta({ description: 'Narrowest door in centimetres', label: 'Porta mais estreita', unit: 'cm' }),
  rollInShower: whether('Roll-in shower', 'Chuveiro sem desnível'),
  grabBars: whether('Grab bars', 'Barras de apoio'),
})
  .nullable()
  .meta({
    description: 'Facts for guests with reduced mobility; null while the hotel has not given them, then nothing is shown',
    label: 'Acessibilidade',
    hint: 'Para hóspedes com mobilidade reduzida. Enquanto o hotel não informar, nada aparece.',
  });

const amenities = group('RoomAmenities', {
  title: text({ max: 40 }).meta({ description: 'Heading', label: 'Título', hint: 'Como “No banheiro” ou “Para trabalhar”.' }),
  items: nonEmptyList(text({ max: 80 }).meta({ description: 'One of them' })).meta({ description: 'What there is, in order', label: 'O que há', one: 'item' }),
}).meta({ description: 'What is in a room, of one part or purpose' });

const guests = whole(1, 50).meta({ unit: 'pessoas', quoted: 'guests' });
export const room = {
  source: 'rooms',
  description: 'A room type: one file, one page in each language',
  label: 'Acomodações',
  one: 'acomodação',
  about: 'Uma acomodação é uma página em três línguas e um cartão.',
  pictures: 'rooms',
  schema: z.strictObject({
    slug: slug.meta({ hint: '“jardim” vira a página /quartos/jardim. Letras minúsculas, números e hifens; não muda depois de publicado.' }),
    order,
    category: choice('RoomCategory', ['standard', 'premium', 'luxury', 'master', 'chalet']).meta({
      description: 'The tab it stands under',
      label: 'Categoria',
      hint: 'A aba em que aparece na página de acomodações.',
      options: { standard: 'Standard', premium: 'Premium', luxury: 'Luxo', master: 'Master', chalet: 'Chalé' },
    }),
    code: trimmed.min(1).max(8).nullable().meta({
      notCopied: true,
      description: 'The short code that offers use, such as LX; null where none is known',
      label: 'Código',
      hint: 'O código curto que as ofertas usam, como LX. Vazio: nenhum.',
    }),
    name: text({ max: 40 }).meta({ description: 'Name of the room type', label: 'Nome' }),
    summary: text({ max: 90 }).meta({ description: 'One line for cards', label: 'Resumo', hint: 'Uma linha, para cartões e listas.' }),
    description: nonEmptyList(text().meta({ description: 'A paragraph' })).meta({
      description: 'A paragraph',
      label: 'Parágrafos da descrição',
      one: 'parágrafo',
    }),
    area: area.max(2_000),
    occupancy: group('Occupancy', {
      min: guests.meta({ description: 'Fewest guests', label: 'No mínimo' }),
      max: guests.meta({ description: 'Most guests', label: 'No máximo' }),
    }).meta({ description: 'How many guests it takes', label: 'Quantas pessoas' }),
    beds: text({ max: 90 })
      .nullable()
      .meta({ description: 'Kinds of beds; null while the hotel has not said: it is then left out', label: 'Camas', hint: unknownFactHint }),
    bedGuests: whole(1, 50).nullish().meta({
      description: 'How many guests sleep in the beds named above; null or left out: not known. Below the most guests, pages call them beds as pictured',
      label: 'Quantas pessoas dormem nessas camas',
      unit: 'pessoas',
      hint: 'Se forem menos do que o quarto recebe, as páginas dizem “Na foto”. Vazio: “Camas”.',
    }),
    view: text({ max: 60 }).nullable().meta({
      description: 'What one sees from it, as its pictures show; null: it is left out',
      label: 'Vista',
      hint: 'O que se vê do quarto, como mostram as fotos. Vazio: a linha não aparece.',
    }),
    bathroom: text({ max: 60 }).nullable().meta({
      description: 'What its bathroom has, as its pictures show; null: it is left out',
      label: 'Banheiro',
      hint: 'O que o banheiro tem, como mostram as fotos. Vazio: a linha não aparece.',
    }),
    extraBed: whether('Whether a cot or an extra bed can be added', 'Cabe berço ou cama extra').meta({ hint: unknownFactHint }),
    connectable: whether('Whether two can be joined', 'Dois podem ser unidos').meta({ hint: unknownFactHint }),
    balcony: whether('Whether it has a private balcony', 'Varanda privativa').meta({ hint: unknownFactHint }),
    bathtub: whether('Whether it has a bathtub', 'Banheira').meta({ hint: unknownFactHint }),
    television: whether('Whether it has a television', 'Televisão').meta({ hint: unknownFactHint }),
    amenities: list(amenities).optional().meta({
      description: 'What is in it, by part or purpose; the page of the room lists it',
      label: 'O que há no quarto',
      one: 'grupo',
      hint: 'Em grupos curtos, só o que está mesmo em todos os quartos deste tipo. Vazio: a lista não aparece.',
    }),
    accessibility,
    carouselPath: page.optional().meta({
      description: 'Where its card in the carousel leads, when not to its own page',
      label: 'Página do cartão no carrossel',
      hint: 'Só quando o cartão não leva à página do próprio quarto.',
    }),
    pictures: pictures.min(1),
    planPicture: planPicture.optional(),
    plan: plan.optional(),
    panorama: panorama.nullish().meta({ label: 'Vista em toda a volta', hint: 'Uma foto em 360° em que o hóspede entra. Vazia: a página não tem o botão.' }),
    balconyHours: hourPictures.nullish().meta({
      description: 'The view from the balcony by the hour; null or left out, or with fewer than two pictures, the page shows no such view',
      label: 'Vista da varanda por hora',
      hint: 'A mesma vista, do mesmo ponto, em horas diferentes. Com menos de duas, a página não a mostra.',
    }),
  }),
} as const satisfies Kind;
