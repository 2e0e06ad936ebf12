import { z } from 'zod';
import { peopleBounds } from '../domain/booking/people';
import { services } from '../domain/hours/hoursOn';
import { descriptionLength } from '../domain/rooms/roomHead';
import { timesOfDay } from '../domain/sky/timesOfDay';
import { hotelCurrency } from '../site';
import { choice, formatted, group, list, nonEmptyList, text, whole } from './fieldTypes';

// What several kinds of content share. `.meta()` describes each: in English in GraphQL and code editors, in Portuguese at the desk (schema.ts).

/** The desk's hint for an optional fact. */
export const unknownFactHint = 'Enquanto o hotel não informar, o site não diz nada.';

export const telephone = formatted('telephone', /^\+\d{1,3}(?:[ ()-]{1,2}\d+)+\)?$/, 24).meta({ hint: 'Na forma internacional, com +55.' });

const pictureFile = formatted('picture', /^\.{1,2}\/.+\.(jpg|jpeg|png)$/, 200);

export const drawing = formatted('drawing', /^\.\/[\w/-]+\.svg$/);

/** A PDF for visitors, in the folder `files` (docs/hotel-rules.md 12.13). */
export const pdf = formatted('pdf', /^\.{1,2}\/files\/[^/]+\.pdf$/, 200).meta({ hint: 'Um PDF de até 10 MB. Vazio: nenhum.' });

/** A picture with its alternative text; `portrait` is another picture, for tall screens. */
export const picture = group('Picture', {
  file: pictureFile.meta({ description: 'The picture, as a path relative to this file', label: 'Foto' }),
  alt: text({ max: 180 }).meta({
    description: 'What is seen, for guests who do not see it',
    label: 'O que se vê na foto',
    hint: 'Para quem não a vê: leitores de tela dizem este texto. Comece pelo que se vê, sem “foto de”.',
  }),
  caption: text({ max: 120 }).optional().meta({ description: 'A short line under the picture', label: 'Legenda', hint: 'Uma linha curta abaixo da foto.' }),
  focus: formatted('focus', /^(?:\d{1,3}% \d{1,3}%|whole)$/)
    .optional()
    .meta({
      description:
        'The point that stays in view when the picture is cropped: across and down; left out: the middle, of an upright picture the upper third; `whole`: a plan or a drawing, never cropped',
      label: 'Ponto principal',
      hint: 'Clique no ponto da foto que deve aparecer sempre, mesmo quando ela é cortada. Uma planta ou um desenho aparece inteiro.',
    }),
  portrait: pictureFile.optional().meta({
    use: 'portrait',
    description: 'A tall version for phones; the main picture when left out. `alt` and `focus` hold for both',
    label: 'Versão em pé',
    hint: 'Para celulares. Vazia: o site corta a foto principal. “O que se vê na foto” e “Ponto principal” valem para as duas.',
  }),
}).meta({ description: 'A picture with its alternative text', label: 'Foto' });

/** A floor plan as a drawing: shown whole on a light background, and enlarged on demand. */
export const planPicture = picture.omit({ focus: true, portrait: true }).meta({
  typeName: 'Picture',
  description: 'Its floor plan as a picture, which is shown whole and opens large',
  label: 'Planta',
  hint: 'Aparece inteira, sem corte, e abre em tamanho grande. Vazia: nenhuma.',
});

/** A floor plan as a download. */
export const plan = pdf.meta({ description: 'Its floor plan as a PDF, as a path relative to this file', label: 'Planta em PDF' });

export const pictures = list(picture).meta({
  description: 'Pictures, the most telling first',
  label: 'Fotos',
  one: 'foto',
  hint: 'A mais bonita primeiro: é ela que aparece nos cartões.',
});

/** Pictures of one view at different times of day, all from the same place. */
export const hourPictures = list(
  group('HourPicture', {
    timeOfDay: choice('TimeOfDay', timesOfDay).meta({
      description: 'When in the day the picture was taken; dawn and dusk follow the sun of each day',
      label: 'Luz do dia',
      hint: 'Cada luz uma vez. O site põe cada foto na hora certa: amanhecer e entardecer seguem o sol da data.',
      options: {
        beforeDawn: 'Antes de amanhecer',
        sunrise: 'Nascer do sol',
        morning: 'Manhã, 8h',
        noon: 'Meio-dia',
        afternoon: 'Tarde, 16h',
        sunset: 'Pôr do sol',
        evening: 'Noite, 20h',
        night: 'Meia-noite',
      },
    }),
    picture: picture.meta({ use: 'hour' }),
  }).meta({ summary: '{{fields.timeOfDay}}' }),
)
  .max(timesOfDay.length)
  .meta({ one: 'foto' });

/** The picture at the top of a page. */
export const topPicture = picture.optional().meta({
  description: 'The picture at the top, also shared with links',
  label: 'Foto do alto',
  hint: 'Também vai com os links que as pessoas mandam. Vazia: o título fica sobre a cor principal.',
});

/** The description of a page in search results. */
export const pageDescription = text(descriptionLength).meta({
  description: `The description in search results, ${descriptionLength.min} to ${descriptionLength.max} characters`,
  label: 'Descrição nas buscas',
  hint: `De ${descriptionLength.min} a ${descriptionLength.max} letras.`,
});

export const lead = text().optional().meta({ description: 'The line under the heading', label: 'Linha de apoio', hint: 'Fica logo abaixo do título.' });

export const slug = formatted('slug', /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 60).meta({
  description: 'The name of the file, and of the page where there is one',
  label: 'Nome no endereço',
  hint: 'Letras minúsculas, números e hifens. Vira o nome do arquivo e, onde há página, o endereço dela.',
});

export const order = whole(0, 1_000_000).meta({
  description: 'Place in lists, the smallest first',
  label: 'Posição nas listas',
  hint: 'O menor número vem primeiro.',
});

/** Marks placeholders for the hotel's own content (docs/hotel-rules.md 1.7). */
export const illustrative = z.boolean().optional().meta({
  description:
    'Whether it stands in for the hotel’s own: the page says so, search engines are told nothing of it, and `showIllustrative` in site.json leaves it out',
  label: 'Ilustrativo',
  hint: 'Sim: está no lugar do que o hotel ainda vai dar, e a página avisa. Quando o texto for o do hotel, “Não”.',
});

/** The same for an entry of such a list. */
export const illustrativeEntry = illustrative.meta({
  description: 'Whether this one stands in, where it differs from its list: the hotel’s own may name its price',
  label: 'Ilustrativo',
  hint: '“Não”: este já é o do hotel, e pode ter preço, embora a lista seja ilustrativa.',
  options: { null: 'Como a lista' },
});

export const page = formatted('page', /^\/([a-zA-Z0-9-]+(\/[a-zA-Z0-9-]+)*)?(#[a-z0-9-]+)?$/).meta({
  description: 'A page of this site, without language',
  label: 'Página',
  hint: 'Uma página deste site.',
});

export const url = z.url({ protocol: /^https$/ }).meta({ value: 'url' });

export const price = z.number().positive().max(100_000).meta({
  description: 'Price',
  label: 'Preço',
  unit: hotelCurrency.sign,
  hint: 'Vazio: sem preço. O que é ilustrativo não tem preço: antes, “Não” em “Ilustrativo”.',
});

/** The calendar day `YYYY-MM-DD`. */
export const day = z.iso.date().meta({ value: 'day' });

/** `HH:MM`; `24:00` at the end of a day. */
export const time = formatted('time', /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** A wall-clock time at the hotel on a day, `YYYY-MM-DDTHH:MM`. */
export const moment = z.iso.datetime({ local: true, precision: -1 }).max(16).meta({ value: 'moment' });

export const weekday = choice('Weekday', ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']).meta({
  description: 'A day of the week',
  options: { mon: 'seg', tue: 'ter', wed: 'qua', thu: 'qui', fri: 'sex', sat: 'sáb', sun: 'dom' },
});

export const month = whole(1, 12).meta({ value: 'month', description: 'Month, 1 to 12' });

export const dayOfYear = group('DayOfYear', {
  month: month.meta({ label: 'Mês', hint: '1 a 12' }),
  day: whole(1, 31).meta({ description: 'Day of the month', label: 'Dia' }),
});

export const area = z.number().positive().meta({ description: 'Floor area in square metres', label: 'Área', unit: 'm²', quoted: 'area' });

export const minimumAge = whole(0, 120)
  .nullable()
  .meta({ description: 'Youngest guest, in years; null for any', label: 'Idade mínima', unit: 'anos', quoted: 'years', hint: 'Vazio: qualquer idade.' });

export const service = choice('Service', services).meta({
  description: 'What these hours are for; "open" where there is only one',
  label: 'Serviço',
  hint: '“Aberto” quando há só um.',
  options: {
    open: 'Aberto',
    breakfast: 'Café da manhã',
    lunch: 'Almoço',
    dinner: 'Jantar',
    feijoada: 'Feijoada',
    monitors: 'Monitores',
    park: 'Parque',
    dayUse: 'Day use',
  },
});

const openingTimes = {
  opens: time.meta({ quoted: 'time', description: 'Opening time in the hotel’s zone, HH:MM', label: 'Abre às' }),
  closes: time.meta({
    quoted: 'time',
    description: 'Closing time in the hotel’s zone, HH:MM; at or before the opening means the next day',
    label: 'Fecha às',
    hint: 'Antes da abertura ou igual a ela: no dia seguinte. Meia-noite é 24:00.',
  }),
};

const openingHours = list(
  group('OpeningHours', {
    service,
    days: nonEmptyList(weekday).meta({ description: 'The weekdays on which it opens', label: 'Dias da semana' }),
    ...openingTimes,
  }).meta({ description: 'Opening hours', summary: '{{fields.opens}} – {{fields.closes}}' }),
);

export const hours = openingHours.meta({
  description: 'Opening hours; none while unknown',
  label: 'Horários',
  one: 'horário',
  hint: 'Nenhum: o site não diz nada.',
});

/** Codes of types of rooms, such as LX; all when left out. */
export const roomCodes = nonEmptyList(z.string().min(1).meta({ value: 'roomCode' })).optional();

/** A day of each year, `MM-DD`. */
const monthDay = formatted('monthDay', /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** A calendar day `YYYY-MM-DD`, or a day of each year, `MM-DD`. */
const dayOrMonthDay = formatted('dayOrMonthDay', /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

export const seasons = list(
  group('HoursSeason', {
    from: monthDay.meta({ description: 'First day of the season each year, MM-DD', label: 'De', hint: 'Dia e mês: 01/05 é 1º de maio.' }),
    to: monthDay.meta({
      description: 'Its last day, MM-DD, included; before the first where the season runs over New Year',
      label: 'Até',
      hint: 'Este dia ainda faz parte. Pode passar do Ano-Novo: de 15/12 a 28/02.',
    }),
    hours: openingHours.min(1).meta({ description: 'The hours of the season, on its weekdays', label: 'Horários da temporada', one: 'horário' }),
  }).meta({ description: 'Days of each year with other opening hours', summary: '{{fields.from}} – {{fields.to}}' }),
).meta({
  description: 'Hours that replace the regular ones between two days of each year',
  label: 'Temporadas',
  one: 'temporada',
  hint: 'Todos os anos, entre dois dias, estes horários valem no lugar dos outros. Vazio: os mesmos o ano inteiro.',
});

export const exceptions = list(
  group('HoursException', {
    from: dayOrMonthDay.meta({
      description: 'First day: YYYY-MM-DD once, or MM-DD each year',
      label: 'De',
      hint: 'Uma vez: 25/12/2027. Todos os anos: 25/12.',
    }),
    to: dayOrMonthDay.meta({
      description: 'Last day, included, written as the first; of each year it may lie before it, over New Year',
      label: 'Até',
      hint: 'Este dia ainda faz parte. Um dia só: o mesmo que em “De”.',
    }),
    closed: z
      .boolean()
      .optional()
      .meta({ description: 'Closed on all of these days; otherwise there are hours', label: 'Fechado', hint: '“Sim”, ou então os horários abaixo.' }),
    hours: list(
      group('ServiceHours', { service, ...openingTimes }).meta({
        description: 'Hours of one service on a day',
        summary: '{{fields.opens}} – {{fields.closes}}',
      }),
    )
      .optional()
      .meta({ description: 'The hours on each of these days, in place of all others', label: 'Horários nesses dias', one: 'horário' }),
    note: text({ max: 40 }).optional().meta({
      description: 'Why, in a few words within a sentence: “em reforma”, “Natal”',
      label: 'Motivo',
      hint: 'Duas ou três palavras, como cabem em “Fechado, em reforma, até 31 de março” ou “Hoje, Natal: 12h–16h”. Vazio: sem motivo.',
    }),
  }).meta({ description: 'Days that have opening hours of their own, or none', summary: '{{fields.from}} – {{fields.to}}' }),
).meta({
  description: 'Days that have hours of their own or are closed; they go before seasons and regular hours',
  label: 'Exceções',
  one: 'exceção',
  hint: 'Feriados, reformas: fechado, ou outros horários, em vez de todos os outros. Cada horário vale até fechar, mesmo depois da meia-noite. O que passou some do site sozinho.',
});

/** Labels with their values: "Wine list: more than 100 labels". */
export const facts = list(
  group('Fact', {
    label: text({ max: 60 }).meta({ description: 'What the fact is about', label: 'Rótulo' }),
    value: text({ max: 120 }).meta({ description: 'The fact itself', label: 'Valor' }),
  }).meta({ description: 'A label with its value', quoted: 'attractions' }),
).meta({
  description: 'Facts, as a list of labels with values',
  label: 'Fatos',
  one: 'fato',
  hint: 'Um rótulo e um valor, como “Carta de vinhos: mais de 100 rótulos”.',
});

/** A heading with a sentence under it. */
export const item = group('Item', {
  slug: slug.meta({ hint: 'Letras minúsculas, números e hifens, como “cafe-da-manha”.' }),
  title: text({ max: 90 }).meta({ description: 'Heading', label: 'Título' }),
  text: text().meta({ description: 'A sentence or two', label: 'Texto' }),
  picture: picture.optional().meta({ use: 'card' }),
  path: page.optional(),
  action: text({ max: 50 }).optional().meta({ description: 'The words of the link', label: 'Palavras do botão' }),
}).meta({ description: 'A heading with a sentence, and perhaps a picture and a link' });

/** A stay with fixed dates, for links to the booking engine. */
export const fixedStay = group('FixedStay', {
  checkIn: day.meta({ description: 'First day', label: 'Chegada' }),
  checkOut: day.meta({ description: 'Last day', label: 'Saída' }),
  adults: whole(peopleBounds.minimum, peopleBounds.maximum).meta({ description: 'Number of adults', label: 'Adultos', unit: 'pessoas' }),
}).meta({
  description: 'A stay with fixed days, for a link to the booking engine',
  label: 'Estadia com datas fixas',
  hint: 'O botão de reserva já leva estas datas.',
});
