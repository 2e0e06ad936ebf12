import { languages } from '../../../site';
import { type Fault, warning } from '../fault';
import { dotted, type Json, stringsOf } from '../json';
import { filesOf, type Rule } from './rule';

/** A figure with its unit, as texts of any language write it. */
const patterns = {
  percent: /\d+(?=[\s\u00a0\u202f]?%)/g,
  area: /\d+(?:[.,\u00a0\u202f]\d{3})*(?=[\s\u00a0\u202f]?m²)/g,
  price: /(?<=R\$[\s\u00a0\u202f]?)\d+(?:[.,]\d{2})?/g,
} as const;

const numberOf = (unit: keyof typeof patterns, figure: string): number => Number(unit === 'price' ? figure.replace(',', '.') : figure.replace(/\D/g, ''));

/** The texts of a file that name another figure than its fields. */
function differing({ file, data }: { readonly file: string; readonly data: Json }, unit: keyof typeof patterns, stated: readonly number[]): Fault[] {
  const texts = stringsOf(data).filter(({ trail }) => languages.some((language) => language === trail.at(-1)));
  const figures = stated.join(', ') || 'none';
  return texts.flatMap(({ trail, value }) =>
    [...value.matchAll(patterns[unit])]
      .filter(([figure]) => !stated.includes(numberOf(unit, figure)))
      .map(([figure]) =>
        warning(file, dotted(trail), `the text says ${figure}, but the figures of this file are ${figures}`, 'correct the text or the figure'),
      ),
  );
}

/** Texts and figures of a file agree: percentages of an offer and its terms, the area of a room, charges and refund of a stay. After a change of one, the other is easily forgotten. */
export const statedFigures: Rule = (content) => [
  ...filesOf(content, 'Offer').flatMap((one) => {
    const stated = one.data.terms.flatMap(({ percent }) => percent ?? []);
    return differing(one, 'percent', stated);
  }),
  ...filesOf(content, 'Room').flatMap((one) => differing(one, 'area', [one.data.area])),
  ...filesOf(content, 'StayRules').flatMap((one) => [
    ...differing(one, 'percent', [one.data.cancellationRefund]),
    ...differing(one, 'price', [one.data.tourismTax, one.data.parking]),
  ]),
];

/** A year among words, not one of a day such as 2026-12-31 or of a file. */
const yearInWords = /(?<![\d/.-])20\d{2}(?![\d/.-])/g;

/** A year in the texts of an offer is that of its dates: with dates for the coming New Year, “Réveillon 2026” would advertise the past one. */
export const namedYears: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data }) => {
    const year = (data.lastDay ?? data.firstDay)?.slice(0, 4);
    if (!year) return [];
    return stringsOf(data)
      .map(({ trail, value }) => ({ trail, named: [...value.matchAll(yearInWords)].map(([named]) => named) }))
      .filter(({ named }) => named.length > 0 && !named.includes(year))
      .map(({ trail, named }) =>
        warning(file, dotted(trail), `it names ${named.join(', ')}, but the days of the offer are of ${year}`, 'name the year of the days, or none'),
      );
  });
