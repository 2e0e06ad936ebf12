import type { countedUnits } from '../schema';
import type { Language } from '../../site';

type WordOfEach<Units extends readonly unknown[]> = { readonly [Index in keyof Units]: string };

/** The words for figures in the texts of a language, as parts of expressions with alternatives: `pessoas|convidados`. */
interface FigureTerms {
  /** Two to ten. */
  readonly numerals: readonly string[];
  /** After the figure, in the order of `countedUnits`; the sign of the currency, % and m² are the same in all languages. */
  readonly units: WordOfEach<typeof countedUnits>;
  /** After a count of nights. */
  readonly nights: string;
  /** Before the figure, instead of the unit. */
  readonly age?: string;
}

/** By language; without an entry, figures in texts are not compared with fields (docs/decisions/0023-figures-in-texts.md). */
export const figureTerms: Readonly<Partial<Record<Language, FigureTerms>>> = {
  pt: {
    numerals: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
    units: ['horas', 'anos', 'pessoas|convidados', 'apartamentos', 'chalés', 'restaurantes', 'bares', 'praias', 'atrações', 'motivos'],
    nights: 'noites?',
  },
  en: {
    numerals: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    units: ['hours', 'years', 'people|guests', 'apartments', 'chalets', 'restaurants', 'bars', 'beaches', 'attractions', 'reasons'],
    nights: 'nights?',
    age: 'ages?|aged|age of',
  },
  fr: {
    numerals: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    units: ['heures', 'ans', 'personnes|invités|convives', 'appartements', 'chalets', 'restaurants', 'bars', 'plages', 'attractions', 'raisons'],
    nights: 'nuits?',
  },
};
