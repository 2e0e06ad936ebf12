import { z } from 'zod';
import { hotelCountry, knownLanguages, languageNames } from '../../site';
import { drawing, page, picture, slug, telephone, url } from '../fields';
import { choice, formatted, group, list, nonEmptyList, text, trimmed, whole } from '../fieldTypes';
import type { Kind } from './kind';

const line = trimmed.min(1).max(120);
/** A line that the footer omits while it is empty. */
const optionalLine = trimmed.max(120);
const count = whole(1, 10_000);

const postalAddress = group('PostalAddress', {
  street: line.meta({ description: 'Street and number', label: 'Rua e número' }),
  locality: text({ max: 120 }).meta({ description: 'Town or coast', label: 'Cidade ou litoral' }),
  region: line.meta({ description: 'State, two letters', label: 'Estado', hint: 'Duas letras.' }),
  country: line.meta({ description: 'Country, two letters', label: 'País', hint: 'Duas letras.' }),
  countryName: text({ max: 40 }).meta({ description: 'Name of the country', label: 'Nome do país' }),
  postalCode: line.nullable().meta({ description: 'CEP; null while unknown', label: 'CEP', hint: 'Vazio enquanto não se sabe.' }),
}).meta({ description: 'Postal address', label: 'Endereço postal' });

/** A valid range: in Brazil, islands included, swapped coordinates or missing signs are refused. */
const [south, north, west, east] = hotelCountry === 'BR' ? [-34, 5.5, -74, -28.5] : [-90, 90, -180, 180];
const coordinates = group('Coordinates', {
  latitude: z.number().min(south).max(north).meta({ value: 'degrees', description: 'Degrees', label: 'Latitude', unit: 'graus' }),
  longitude: z.number().min(west).max(east).meta({ value: 'degrees', description: 'Degrees', label: 'Longitude', unit: 'graus' }),
});

const coastDrawing = group('CoastDrawing', {
  file: drawing.meta({ description: 'The drawing, as a path relative to this file', label: 'Desenho', hint: 'Um SVG para fundo escuro.' }),
  caption: text({ max: 120 }).meta({ description: 'A short line under the drawing', label: 'Legenda' }),
}).meta({
  description: 'A drawing of the coast for the contact page, no map; left out: the picture of the page in its place',
  label: 'Desenho da costa',
  hint: 'Na página de contato. Vazio: a foto da página no lugar dele.',
});

const legal = group('LegalIdentity', {
  company: optionalLine.meta({ description: 'Company name; empty leaves the line out', label: 'Razão social' }),
  cnpj: formatted('cnpj', /^(?:[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})?$/).meta({
    description: 'CNPJ; empty leaves the line out',
    label: 'CNPJ',
  }),
  cadastur: optionalLine.meta({ description: 'Cadastur number; empty leaves the line out', label: 'Cadastur' }),
}).meta({
  description: 'What the footer must say of the company',
  label: 'Dados da empresa',
  hint: 'Vão no rodapé; a linha vazia não aparece.',
});

const social = group('SocialAddresses', {
  instagram: url.optional().meta({ description: 'Instagram', label: 'Instagram' }),
  facebook: url.optional().meta({ description: 'Facebook', label: 'Facebook' }),
  youtube: url.optional().meta({ description: 'YouTube; the same address as Instagram, docs/hotel-rules.md 1.2', label: 'YouTube' }),
  linkedin: url.optional().meta({ description: 'LinkedIn', label: 'LinkedIn' }),
}).meta({
  description: 'Social addresses; those left out are not shown',
  label: 'Redes sociais',
  hint: 'O que fica vazio não aparece.',
});

const booking = group('BookingEngine', {
  host: url.meta({ description: 'The booking engine, without a slash at the end', label: 'Endereço', hint: 'Com https:// e sem barra no fim.' }),
  hotelCode: line.meta({ description: 'The hotel’s code at the engine', label: 'Código do hotel' }),
  language: line.meta({ description: 'The engine’s language code, carried in the form but not sent', label: 'Código da língua' }),
  childrenParameter: line.meta({ description: 'Name of the engine’s parameter for children', label: 'Nome do parâmetro para crianças' }),
}).meta({ description: 'The outside booking engine, docs/hotel-rules.md 2.6, 2.7', label: 'Motor de reservas' });

const formerAddress = z.string().regex(/^(\/[\w-]+)+$/);

const eventsContact = group('EventsContact', {
  name: line.optional().meta({ description: 'Name of the person or the team', label: 'Nome', hint: 'De quem responde, ou da equipe.' }),
  phone: telephone.optional().meta({ description: 'Telephone, international form', label: 'Telefone' }),
  whatsapp: telephone.optional().meta({ description: 'WhatsApp number, international form', label: 'WhatsApp' }),
  email: z.email().max(120).optional().meta({ value: 'email', description: 'E-mail address', label: 'E-mail' }),
}).meta({
  description: 'Whom to ask about events: shown on their pages, whose messages go there; what is left out is the hotel’s own',
  label: 'Contato de eventos',
  hint: 'Aparece nas páginas de eventos e recebe as mensagens delas. O que ficar vazio é o contato do hotel.',
});

const wayHere = group('WayHere', {
  routes: list(
    group('Route', {
      title: text({ max: 60 }).meta({ description: 'Where it begins', label: 'De onde', hint: 'Como “De São Paulo, de carro”.' }),
      steps: nonEmptyList(text({ max: 200 }).meta({ description: 'A step' })).meta({ description: 'Steps in order', label: 'Passos', one: 'passo' }),
    }).meta({ description: 'A way to the hotel by road' }),
  )
    .optional()
    .meta({ description: 'Ways by road, step by step', label: 'Pela estrada', one: 'caminho' }),
  transfer: text({ max: 300 })
    .optional()
    .meta({ description: 'How the hotel fetches guests', label: 'Transfer', hint: 'De onde, em que horas e como pedir. Vazio: nada.' }),
}).meta({
  description: 'The way here, below the words of the contact page',
  label: 'Como chegar',
  hint: 'Na página de contato, na seção “como-chegar”. Vazio: só as palavras da seção.',
});

const badge = group('Badge', {
  slug: slug.meta({ label: 'Nome do selo', hint: 'Uma palavra só dele; não aparece.' }),
  top: text({ max: 14 }).optional().meta({ description: 'First line', label: 'Primeira linha' }),
  bottom: text({ max: 14 }).optional().meta({ description: 'Second line', label: 'Segunda linha' }),
  picture: picture.optional().meta({
    use: 'badge',
    description: 'A picture in place of the lines',
    label: 'Foto no lugar das linhas',
    hint: 'O rodapé é escuro: traga o selo em cores claras, em PNG com fundo transparente.',
  }),
}).meta({ summary: '{{fields.top.pt}} {{fields.bottom.pt}} {{fields.picture.alt.pt}}' });

export const hotel = {
  source: 'site.json',
  description: 'The hotel itself: identity, contacts, outside addresses',
  label: 'O hotel',
  one: 'hotel',
  about: 'Nome, contatos, endereços de fora.',
  schema: z.strictObject({
    name: trimmed.min(1).max(60).meta({ description: 'Name of the hotel', label: 'Nome' }),
    shortName: trimmed.min(1).max(24).meta({ description: 'Name in the logo', label: 'Nome no logotipo' }),
    descriptor: trimmed.min(1).max(24).meta({ description: 'The line under the name in the logo', label: 'Linha sob o nome no logotipo' }),
    tagline: text({ max: 60 })
      .optional()
      .meta({ description: 'The line above the menu of wide screens', label: 'Linha acima do menu', hint: 'Nas telas largas. Vazia: nenhuma.' }),
    atHotel: text({ max: 30 }).meta({
      description: 'Where a guest is there, within a sentence: "at the resort"',
      label: 'Onde o hóspede está',
      hint: 'Dentro da frase, como “no resort” em “Agora no resort, 10h” e “Um dia no resort”.',
    }),
    since: whole(1500, 2200).meta({ description: 'Year of opening', label: 'Ano de abertura' }),
    stars: whole(1, 5).optional().meta({
      description: 'Stars drawn as the house’s style; no claim of an official classification. Left out: none',
      label: 'Estrelas desenhadas',
      hint: 'O estilo da casa; não afirma classificação oficial. Vazio: nenhuma.',
    }),
    officialStarRating: z.number().min(1).max(5).nullable().meta({
      description: 'Official classification, if the hotel has one; it then goes into structured data',
      label: 'Classificação oficial',
      hint: 'Se o hotel tiver uma. Vazio: nenhuma.',
    }),
    businessType: choice('BusinessType', ['Resort', 'Hotel', 'BedAndBreakfast']).meta({
      description: 'What search engines are told that the house is, by schema.org',
      label: 'Tipo de casa',
      hint: 'Como o Google a apresenta.',
      options: { Resort: 'Resort', Hotel: 'Hotel', BedAndBreakfast: 'Pousada' },
    }),
    languages: nonEmptyList(
      choice('PublishedLanguage', knownLanguages).meta({ options: Object.fromEntries(knownLanguages.map((language) => [language, languageNames[language]])) }),
    ).meta({
      description:
        'The languages that are published. The first has the addresses without prefix, and every text. Texts in one that is left out stay, without pages',
      label: 'Línguas publicadas',
      hint: 'Os textos de uma língua desmarcada ficam guardados; as páginas dela saem do site na próxima publicação, e da página ao lado quando o programa da mesa é fechado e aberto de novo. A primeira tem os endereços sem prefixo e todos os textos.',
    }),
    timeZone: z
      .stringFormat('zone', (zone) => Intl.supportedValuesOf('timeZone').includes(zone))
      .meta({ value: 'zone', description: 'IANA zone of the hotel', label: 'Fuso horário', hint: 'Como America/Sao_Paulo ou America/Bahia.' }),
    currency: z
      .stringFormat('currency', (code) => Intl.supportedValuesOf('currency').includes(code))
      .optional()
      .meta({
        value: 'currency',
        description: 'Currency of every amount, by its ISO 4217 code; BRL when left out',
        label: 'Moeda',
        hint: 'Três letras, como EUR. Vazia: BRL.',
      }),
    apartments: count.meta({ quoted: 'apartments', description: 'Number of apartments', label: 'Apartamentos' }),
    chalets: count.optional().meta({ quoted: 'chalets', description: 'Number of chalets', label: 'Chalés' }),
    restaurants: count.optional().meta({ quoted: 'restaurants', description: 'Number of restaurants', label: 'Restaurantes' }),
    bars: count.optional().meta({ quoted: 'bars', description: 'Number of bars', label: 'Bares' }),
    beaches: count.optional().meta({ quoted: 'beaches', description: 'Beaches of the municipality', label: 'Praias do município' }),
    phone: telephone.meta({ description: 'Telephone, international form', label: 'Telefone' }),
    whatsapp: telephone.meta({ description: 'WhatsApp number, international form', label: 'WhatsApp' }),
    email: z.email().max(120).meta({ value: 'email', description: 'E-mail address', label: 'E-mail' }),
    address: postalAddress,
    coordinates: coordinates
      .nullable()
      .meta({ description: 'Where the hotel stands; null while unknown', label: 'Onde fica no mapa', hint: 'Desligado enquanto não se sabe.' }),
    coastCoordinates: coordinates.nullable().meta({
      description:
        'The middle of the coast that the hotel lies on: sunrise and sunset are worked out from it, rounded to five minutes, until coordinates are given; null: neither is shown',
      label: 'Meio do nosso trecho de litoral',
      hint: 'Enquanto não se sabe onde o hotel fica no mapa, o nascer e o pôr do sol são calculados daqui, arredondados a cinco minutos.',
    }),
    coastDrawing: coastDrawing.optional(),
    wayHere: wayHere.optional(),
    eventsContact: eventsContact.optional(),
    legal,
    social: social.optional(),
    booking,
    weather: url.optional().meta({ description: 'The live weather page', label: 'Página do clima ao vivo', hint: 'Vazia: sem link para o clima.' }),
    award: text({ max: 200 }).optional().meta({ description: 'The line of recognition in the footer', label: 'Linha de reconhecimento no rodapé' }),
    badges: list(badge)
      .max(4)
      .meta({ description: 'The round badges of the footer, four at most', label: 'Selos redondos do rodapé', one: 'selo', hint: 'Nenhum, ou até quatro.' }),
    showIllustrative: z.boolean().optional().meta({
      description: 'Whether the site shows what is marked as illustrative; it does when left out',
      label: 'Mostrar o que é ilustrativo',
      hint: 'Cardápios, tratamentos, programas e textos marcados como ilustrativos. “Não”: o site fica sem eles.',
    }),
    redirects: list(
      group('Redirect', {
        from: formerAddress.meta({ description: 'The earlier address, without language', label: 'Endereço antigo', hint: 'Sem idioma, como /verao.' }),
        to: page.meta({ description: 'Where it leads now', label: 'Endereço novo' }),
      }).meta({ summary: '{{fields.from}} → {{fields.to}}' }),
    )
      .optional()
      .meta({
        description: 'Addresses that moved for good, in every language',
        label: 'Endereços que mudaram',
        one: 'endereço',
        hint: 'Quem chega pelo endereço antigo vai para o novo. Uma página apagada precisa de um.',
      }),
    pictureNote: text({ max: 240 }).optional().meta({
      description: 'Small print in the footer of pages that show a picture or film which stands in for the hotel’s own',
      label: 'Nota sobre as imagens',
      hint: 'Só nas páginas com foto ou filme que ainda não é do hotel: some sozinha.',
    }),
  }),
} as const satisfies Kind;
