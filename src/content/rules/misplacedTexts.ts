import { defaultLanguage, languages } from '../../site';
import { type Fault, warning } from '../faults/fault';
import { grouped } from '../grouped';
import { dotted, stringsOf, wordsOf, type JsonObject, type Trail } from '../json';
import type { ContentFile, Rule } from './rule';

interface Place {
  readonly text: JsonObject;
  readonly trail: Trail;
  readonly language: string;
}

const isLanguage = (step: PropertyKey | undefined): boolean => (languages as readonly PropertyKey[]).includes(step ?? '');
const wordsIn = (words: unknown): string[] => (typeof words === 'string' ? (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []) : []);

/** Fields with the same text that are compared; more of them are not a mistake. */
const maxCompared = 50;

/** Words from which two equal texts are no coincidence. */
const enoughWords = 3;

/** Whether two texts share at least half of their words: translations of one sentence may differ by a word. */
function nearlyAlike(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [wordsIn(one), new Set(wordsIn(other))];
  return mine.filter((word) => theirs.has(word)).length * 2 >= mine.length;
}

const fieldOf = ({ trail, language }: Place): string => dotted([...trail, language]);
const isAlternative = ({ trail }: Place): boolean => trail.at(-1) === 'alt';
const inPortuguese = (...places: readonly Place[]): boolean => places.every(({ language }) => language === defaultLanguage);
const siblings = (one: Place, other: Place): boolean => dotted(one.trail.slice(0, -1)) === dotted(other.trail.slice(0, -1));
/** The title and the heading of a page may be equal. */
const mayRepeat = ({ trail }: Place): boolean => trail.at(-1) === 'title' || trail.at(-1) === 'heading';

/** Reasons why the text of one field seems to belong to another. */
const reasons: readonly ((words: string, place: Place, other: Place) => boolean)[] = [
  // it is that of another field in another language
  (words, { text, language }, { text: theirs, language: their }) => their !== language && text[their] !== words && theirs[language] !== words,
  // it is equal in one language, while the others in which both are translated differ
  (words, { text, language }, { text: theirs, language: their }) => {
    const others = languages.filter((one) => one !== language && text[one] && theirs[one]);
    return their === language && wordsIn(words).length >= enoughWords && others.length > 0 && !others.some((one) => nearlyAlike(text[one], theirs[one]));
  },
  // an alternative text is used as a heading, or as the caption of another picture
  (_, place, other) => inPortuguese(place, other) && isAlternative(place) && !isAlternative(other) && !siblings(place, other),
  // a sentence occurs twice in one object, such as a description that equals the summary
  (words, place, other) =>
    inPortuguese(place, other) && wordsIn(words).length > enoughWords && siblings(place, other) && !(mayRepeat(place) && mayRepeat(other)),
];

/** Of all fields with the same text, the one that it seems to belong to. */
const ownerOf = (words: string, place: Place, places: readonly Place[]): Place | undefined =>
  places.find((other) => other.text !== place.text && reasons.some((reason) => reason(words, place, other)));

function strayIn({ file, data }: ContentFile): Fault[] {
  const all = wordsOf(data);
  const values = new Map(stringsOf(data).flatMap(({ trail, value }) => (isLanguage(trail.at(-1)) ? [] : [[value, dotted(trail)] as const])));
  return [...grouped(all, ({ words }) => words)].flatMap(([words, places]) => {
    const alike = places.slice(0, maxCompared);
    const stray = alike.flatMap((place) => {
      const owner = ownerOf(words, place, alike);
      const from = owner ? fieldOf(owner) : values.get(words);
      return from === undefined ? [] : [warning(file, fieldOf(place), { code: 'wordsOfOther', other: from })];
    });
    return stray.slice(0, 2);
  });
}

/**
 * Texts that were pasted into the wrong field or language: the same text is elsewhere in the file, and its other languages differ. Warnings, since a text may be
 * repeated for a reason. At most two fields are reported for each text.
 */
export const misplacedTexts: Rule = ({ files }) => files.flatMap(strayIn);
