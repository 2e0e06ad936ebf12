import type { CountedUnit } from '../schema';
import type { Language } from '../../site';

/** The words for figures in the texts of a language, as parts of expressions with alternatives: `pessoas|convidados`. */
interface FigureTerms {
  /** Two to ten. */
  readonly numerals: readonly string[];
  /** After the figure; the sign of the currency, % and m² are the same in all languages. */
  readonly units: Readonly<Record<CountedUnit, string>>;
  /** After a count of nights. */
  readonly nights: string;
  /** Before the figure, instead of the unit. */
  readonly age?: string;
}

/** By language; without an entry, figures in texts are not compared with fields (docs/decisions/0023-figures-in-texts.md). */
export const figureTerms: Readonly<Partial<Record<Language, FigureTerms>>> = {
  pt: {
    numerals: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
    units: {
      hours: 'horas',
      years: 'anos',
      guests: 'pessoas|convidados',
      apartments: 'apartamentos',
      chalets: 'chalés',
      restaurants: 'restaurantes',
      bars: 'bares',
      beaches: 'praias',
      attractions: 'atrações',
      reasons: 'motivos',
    },
    nights: 'noites?',
  },
  en: {
    numerals: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    units: {
      hours: 'hours',
      years: 'years',
      guests: 'people|guests',
      apartments: 'apartments',
      chalets: 'chalets',
      restaurants: 'restaurants',
      bars: 'bars',
      beaches: 'beaches',
      attractions: 'attractions',
      reasons: 'reasons',
    },
    nights: 'nights?',
    age: 'ages?|aged|age of',
  },
  fr: {
    numerals: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    units: {
      hours: 'heures',
      years: 'ans',
      guests: 'personnes|invités|convives',
      apartments: 'appartements',
      chalets: 'chalets',
      restaurants: 'restaurants',
      bars: 'bars',
      beaches: 'plages',
      attractions: 'attractions',
      reasons: 'raisons',
    },
    nights: 'nuits?',
  },
};
