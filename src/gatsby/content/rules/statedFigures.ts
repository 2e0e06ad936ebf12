import { languages } from '../../../site';
import { type Fault, warning } from '../fault';
import { dotted, type Json, stringsOf } from '../json';
import { filesOf, type Content, type Rule } from './rule';

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
  return texts.flatMap(({ trail, value }) =>
    [...value.matchAll(patterns[unit])].flatMap(([figure]) =>
      stated.includes(numberOf(unit, figure))
        ? []
        : [
            warning(
              file,
              dotted(trail),
              `the text says ${figure}, but the figures of this file are ${stated.join(', ') || 'none'}`,
              'correct the text or the figure',
            ),
          ],
    ),
  );
}

/** Texts and figures of a file agree: percentages of an offer and its terms, the area of a room, charges and refund of a stay. After a change of one, the other is easily forgotten. */
export const statedFigures: Rule = (content: Content) => [
  ...filesOf(content, 'Offer').flatMap((one) =>
    differing(
      one,
      'percent',
      one.data.terms.flatMap(({ percent }) => percent ?? []),
    ),
  ),
  ...filesOf(content, 'Room').flatMap((one) => differing(one, 'area', [one.data.area])),
  ...filesOf(content, 'StayRules').flatMap((one) => [
    ...differing(one, 'percent', [one.data.cancellationRefund]),
    ...differing(one, 'price', [one.data.tourismTax, one.data.parking]),
  ]),
];
