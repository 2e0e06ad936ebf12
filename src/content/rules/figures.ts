import { minutesOfDay, timeOfMinutes } from '../../domain/time/timeOfDay';
import { isOver } from '../../domain/offers/offerState';
import { formats } from '../../domain/i18n/formats';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { formatTime } from '../../domain/i18n/formatTime';
import { byLanguage, defaultLanguage, hotelCurrency, languages, type Language } from '../../site';
import { type Fault, warning } from '../faults/fault';
import { dotted, isObject, type Json, type JsonObject, stringsOf, textsOf, type Trail, valuesOf } from '../json';
import { type Data, kinds, type Kind, type KindName } from '../kinds';
import { fieldOf, fieldsIn, type FigureUnit } from '../schema';
import { figureTerms } from './figureTerms';
import { type Content, type ContentFile, filesOf, type Rule } from './rule';

// Texts repeat figures of fields, and are easily forgotten when a field changes. `quoted` in the schema marks the repeated fields.

const currencySign = hotelCurrency.sign.replace(/\W/g, '\\$&');

/** Space between a figure and its unit. */
const gap = '[ \\u00a0\\u202f]?';

/** A whole number in digits, with the thousands separator of any language: “1.086”, “1,086”, “1 086”. */
const wholeNumber = '\\d+(?:[., \\u00a0\\u202f]\\d{3})*';
/** The same with optional cents or decimals: never three digits, which are thousands. */
const decimalNumber = `${wholeNumber}(?:[.,]\\d{1,2}(?!\\d))?`;

/** Without spaces, and without the word joiner that keeps “meia-noite” on one line. */
const withoutSpaces = (text: string): string => text.toLowerCase().replace(/[ \u00a0\u202f\u2060]/g, '');

/** Every time of a day, in digits and in words, as a language writes it; on the hour also with its minutes. */
function timesIn(language: Language): ReadonlyMap<string, number> {
  const { time } = formats[language];
  return new Map(
    Array.from({ length: minutesOfDay }, (_, minutes) => minutes).flatMap((minutes) => {
      const written = timeOfMinutes(minutes);
      const inDigits = [written.slice(3), ...(minutes % 60 === 0 ? [''] : [])].map((rest) => time(Math.floor(minutes / 60), rest));
      const asText = [false, true].map((noonAsWord) => formatTime(written, language, { noonAsWord }));
      return [...inDigits, ...asText].map((text) => [text, minutes] as const);
    }),
  );
}

/** How texts write figures with their units, counts of nights, times of day and numbers as words; undefined for a language without such terms. */
function formatIn(language: Language) {
  const text = figureTerms[language];
  if (!text) return undefined;
  const numerals = new Map(text.numerals.flatMap((alternatives, index) => alternatives.split('|').map((word) => [word, index + 2] as const)));
  const times = timesIn(language);
  /** A figure before one of some words, in digits or, if small, as a word. */
  const before = (unit: string) => new RegExp(`(?<![\\p{L}\\d.,])(?:${wholeNumber}|${[...numerals.keys()].join('|')})(?=${gap}(?:${unit})(?!\\p{L}))`, 'giu');
  const units = Object.fromEntries(Object.entries(text.units).map(([unit, word]) => [unit, before(word)])) as Record<keyof typeof text.units, RegExp>;
  // “19h30” and “20h15” have the same shape; spaces are optional: “19 h 30”, “7pm”
  const shapes = new Set(
    [...times.keys()].map((time) =>
      time
        .split(/[ \u00a0\u202f]|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
        .map((part) => part.replace(/\d+/g, '\\d+').replace('-', '-\\u2060?'))
        .join(gap),
    ),
  );
  const longestFirst = [...shapes].sort((a, b) => b.length - a.length);
  return {
    numerals,
    nights: before(text.nights),
    // midnight is 0, as 24:00 is
    times: new Map([...times].map(([time, minutes]) => [withoutSpaces(time), minutes])),
    patterns: {
      ...units,
      years: text.age ? new RegExp(`${units.years.source}|(?<=\\b(?:${text.age}) )\\d+`, 'giu') : units.years,
      time: new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'giu'),
      percent: new RegExp(`${decimalNumber}(?=${gap}%)`, 'g'),
      area: new RegExp(`${decimalNumber}(?=${gap}m²)`, 'g'),
      // also with the sign on the side used by another language
      money: new RegExp(`(?<=${currencySign}${gap})${decimalNumber}|${decimalNumber}(?=${gap}${currencySign})`, 'g'),
    },
  };
}

const figureFormats = byLanguage(formatIn);

/** The value of a number in digits. */
function numberOf(figure: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(figure);
  return Number(`${figure.slice(0, decimals?.index).replace(/\D/g, '')}.${decimals?.[1] ?? ''}`);
}

/** The figures of a unit in a text. */
function figuresIn(text: string, unit: FigureUnit, language: Language): { readonly text: string; readonly value: number }[] {
  const format = figureFormats[language];
  if (!format) return [];
  const { patterns, times, numerals } = format;
  return [...text.matchAll(patterns[unit])].flatMap(([found]) => {
    const value = unit === 'time' ? times.get(withoutSpaces(found)) : (numerals.get(found.toLowerCase()) ?? numberOf(found));
    return value === undefined ? [] : [{ text: found, value }];
  });
}

/** A figure without its unit, as the site writes it. */
function figureText(unit: FigureUnit, language: Language, value: number): string {
  if (unit === 'time') return formatTime(timeOfMinutes(value), language);
  return formatNumber(value, language, { decimals: unit === 'money' ? 2 : undefined });
}

/** A figure with its unit, as Portuguese texts write it: “R$ 150,00”, “10%”, “três horas” as “3 horas”. */
function withUnit(unit: FigureUnit, value: number): string {
  const figure = figureText(unit, defaultLanguage, value);
  if (unit === 'time') return figure;
  if (unit === 'money') return `${hotelCurrency.sign} ${figure}`;
  if (unit === 'percent') return `${figure}%`;
  return `${figure} ${unit === 'area' ? 'm²' : (figureTerms[defaultLanguage]?.units[unit].split('|')[0] ?? '')}`;
}

interface Fact {
  readonly unit: FigureUnit;
  readonly value: number;
  /** The field that states it; none for a counted figure. */
  readonly of?: { readonly file: string; readonly field: string };
}

const textIn = (text: Json | undefined, language: Language): string => (isObject(text) && typeof text[language] === 'string' ? text[language] : '');

/** A fact as one text, with its label after its value: “Mais de 15 atrações”. */
const withLabel = ({ value, label }: JsonObject, language: Language): string => `${textIn(value, language)} ${textIn(label, language)}`;

/** The figure of a fact whose label is the unit. */
const labelled = (fact: JsonObject, unit: FigureUnit): Fact[] =>
  figuresIn(withLabel(fact, defaultLanguage), unit, defaultLanguage).map(({ value }) => ({ unit, value }));

/** The figures in the fields of a file. */
function factsOf({ kind, file, data }: Pick<ContentFile, 'kind' | 'file' | 'data'>): Fact[] {
  const walk = (schema: Kind['schema']['shape'][string], value: Json | undefined, trail: Trail): Fact[] => {
    const field = fieldOf(schema as Kind['schema']);
    if (field.type === 'list') return Array.isArray(value) ? value.flatMap((entry, index) => walk(field.entry, entry, [...trail, index])) : [];
    if (field.meta.quoted && isObject(value)) return labelled(value, field.meta.quoted).map((fact) => ({ ...fact, of: { file, field: dotted(trail) } }));
    if (field.type === 'group') return isObject(value) ? fieldsIn(field.schema).flatMap(([name, inner]) => walk(inner, value[name], [...trail, name])) : [];
    const unit = field.meta.quoted;
    if (!unit || value === undefined || value === null) return [];
    const [hour = 0, minutes = 0] = typeof value === 'string' ? value.split(':').map(Number) : [];
    return [{ unit, value: unit === 'time' ? (hour * 60 + minutes) % minutesOfDay : Number(value), of: { file, field: dotted(trail) } }];
  };
  return walk(kinds[kind].schema, data, []);
}

interface Stated {
  readonly kind: KindName;
  readonly file: string;
  /** In each language, in lower case. */
  readonly names: readonly string[];
  readonly facts: readonly Fact[];
}

/** Kinds whose figures apply to the whole hotel: any text may state them. */
const general: readonly KindName[] = ['StayRules', 'Hotel'];

const statedBy = ({ kind, file, data }: ContentFile): Stated => ({
  kind,
  file,
  names: isObject(data) && isObject(data.name) ? Object.values(data.name).flatMap((name) => (typeof name === 'string' ? [name.toLowerCase()] : [])) : [],
  facts: factsOf({ kind, file, data }),
});

const states = ({ facts }: Stated, unit: FigureUnit): boolean => facts.some((fact) => fact.unit === unit);

/** Names, and texts about one picture or its moment, state no rule. */
const isAside = (field: string): boolean => /(?:^|\.)(?:alt|caption|name)\.\w+$/.test(field);

const units: readonly FigureUnit[] = ['time', 'percent', 'area', 'money', ...(Object.keys(figureTerms.pt?.units ?? {}) as FigureUnit[])];
/** Units used also for things without such a field: compared only if the text is about a thing that has one. So are the times of a notice, which has its own. */
const compared: readonly FigureUnit[] = ['area', 'guests'];
/** Maximum proposals shown for one figure. */
const maxProposed = 3;

/** Whether a figure in a text about no particular thing may be a wrong copy of a stated one. Hours of a day are never far apart. */
const mayMean = (unit: FigureUnit, value: number, meant: number): boolean => unit === 'time' || (meant >= value / 2 && meant <= value * 2);

/** The number of reasons on the page of experiences: current offers, and the entries of its section for any day. */
function reasonsToCome(content: Content): Fact[] {
  const offers = filesOf(content, 'Offer').filter(({ data }) => !isOver(data, content.today));
  const others = filesOf(content, 'PageText').flatMap(({ data: { role, sections } }) =>
    role === 'offers' ? sections.flatMap(({ slug, items }) => (slug === 'sem-data' ? items : [])) : [],
  );
  return offers.length > 0 ? [{ unit: 'reasons', value: offers.length + others.length }] : [];
}

/**
 * Figures in texts match the fields that state them. A text is compared with its own file and the things that it names, else with all files; figures of the
 * hotel and the stay rules may appear anywhere.
 */
export const statedFigures: Rule = (content) => {
  const valid = content.files.filter((file) => file.valid);
  const restaurants = filesOf(content, 'Restaurant');
  /** A meal with the hours of the restaurant that serves it. */
  const served = (one: ContentFile): ContentFile => {
    const { servedAt } = one.kind === 'Meal' ? (one.data as Data<'Meal'>) : {};
    const at = restaurants.find(({ data }) => data.slug === servedAt?.restaurant);
    const hours = at?.data.hours.filter(({ service }) => service === servedAt?.service);
    return hours && isObject(one.data) ? { ...one, data: { ...one.data, hours } } : one;
  };
  const stated = valid.map((one) => statedBy(served(one)));
  const everywhere = [...stated.flatMap(({ facts }) => facts), ...reasonsToCome(content)];
  const accepted = filesOf(content, 'StayRules').flatMap(({ data: { otherFigures = '' } }) =>
    units.flatMap((unit) => figuresIn(otherFigures, unit, defaultLanguage).map(({ value }) => ({ unit, value }))),
  );
  const ofHotel = stated.filter(({ kind }) => general.includes(kind)).flatMap(({ facts }) => facts);

  function check(file: string, field: string, text: string, language: Language, subject: Stated): Fault[] {
    const lower = text.toLowerCase();
    return units.flatMap((unit) => {
      const figures = figuresIn(text, unit, language);
      if (figures.length === 0) return [];
      const about = [
        ...(states(subject, unit) ? [subject] : []),
        ...stated.filter((other) => other !== subject && states(other, unit) && other.names.some((name) => lower.includes(name))),
      ];
      if (about.length === 0 && (compared.includes(unit) || (unit === 'time' && subject.kind === 'Notice'))) return [];
      const scope = about.length > 0 ? [...about.flatMap(({ facts }) => facts), ...ofHotel] : everywhere;
      const valuesOf = (facts: readonly Fact[]) => facts.filter((fact) => fact.unit === unit).map(({ value }) => value);
      const allowed = new Set(valuesOf(scope));
      if (allowed.size === 0) return [];
      for (const value of valuesOf(accepted)) allowed.add(value);
      const nearest = valuesOf(about.length > 0 ? about.flatMap(({ facts }) => facts) : scope);
      const named = new Set(figures.map(({ value }) => value));
      return figures
        .filter(({ value }) => !allowed.has(value))
        .map(({ text: figure, value }) => {
          const likely = [...new Set(nearest)]
            .filter((one) => !named.has(one) && (about.length > 0 || mayMean(unit, value, one)))
            .sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
          return warning(file, field, {
            code: 'otherFigure',
            figure,
            figures: likely.slice(0, maxProposed).map((one) => figureText(unit, language, one)),
            // an amount or a time in a text about no particular thing may be stated by no field
            isKnown: likely.length > 0 && (about.length > 0 || (unit !== 'money' && unit !== 'time')),
            accept: withUnit(unit, value),
            of: [...about.flatMap(({ facts: stating }) => stating), ...scope].find((fact) => fact.unit === unit && fact.value === likely[0])?.of,
          });
        });
    });
  }

  return valid.flatMap(({ file, data }, index) => {
    const facts = new Map(
      valuesOf(data).flatMap(({ value }) => (isObject(value) && isObject(value.label) && isObject(value.value) ? [[value.value, value]] : [])),
    );
    return textsOf(data).flatMap(({ trail, value }) =>
      languages.flatMap((language) => {
        const fact = facts.get(value);
        const text = fact ? withLabel(fact, language) : textIn(value, language);
        const field = dotted([...trail, language]);
        const subject = stated[index];
        return subject && !isAside(field) ? check(file, field, text, language, subject) : [];
      }),
    );
  });
};

/** Conditions of an offer that mention nights, ages or percent without rules as data: the finder would offer it to everyone. */
export const conditionsAsData: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data: { conditions, terms, minNights, minimumAge } }) => {
    const format = figureFormats[defaultLanguage];
    if (!format || terms.length > 0) return [];
    const { patterns, nights } = format;
    const named = [patterns.percent, ...(minNights === undefined ? [nights] : []), ...(minimumAge === null ? [patterns.years] : [])];
    return conditions.flatMap((condition, index) =>
      named.flatMap((pattern) => {
        const text = condition[defaultLanguage];
        const { 0: found, index: at = 0 } = [...text.matchAll(pattern)][0] ?? {};
        if (found === undefined) return [];
        const unit = /^[ \u00a0\u202f]?(?:%|\p{L}+)?/u.exec(text.slice(at + found.length))?.[0] ?? '';
        return [warning(file, `conditions.${index}.${defaultLanguage}`, { code: 'conditionWithoutRule', figure: found + unit })];
      }),
    );
  });

/** A year in a text, not in a date such as 2026-12-31 or a file name. */
export const yearInText = /(?<![\d/.-])20\d{2}(?![\d/.-])/g;

/** A year in the texts of an offer is that of its dates: after new dates, “Réveillon 2026” would advertise the past one. */
export const namedYears: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data }) => {
    const year = (data.lastDay ?? data.firstDay)?.slice(0, 4);
    if (!year) return [];
    return stringsOf(data)
      .map(({ trail, value }) => ({ trail, named: [...value.matchAll(yearInText)].map(([named]) => named) }))
      .filter(({ named }) => named.length > 0 && !named.includes(year))
      .map(({ trail, named }) => warning(file, dotted(trail), { code: 'otherYear', named, year }));
  });
