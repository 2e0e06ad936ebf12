import { defaultLanguage, languages } from '../../../site';
import { type Fault, warning } from '../fault';
import { dotted, stringsOf, textsOf, type JsonObject, type Trail } from '../json';
import type { ContentFile, Rule } from './rule';

interface Place {
  readonly text: JsonObject;
  readonly trail: Trail;
  readonly language: string;
}

const isLanguage = (step: PropertyKey | undefined): boolean => (languages as readonly PropertyKey[]).includes(step ?? '');
const wordsIn = (words: unknown): string[] => (typeof words === 'string' ? (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []) : []);

/** Places with the same words that are compared: more are no slip. */
const mostAlike = 50;

/** From so many words on, two texts are not the same by chance. */
const telling = 3;

/** Whether two texts say nearly the same: the translations of one sentence may differ by a word. */
function nearlyAlike(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [wordsIn(one), new Set(wordsIn(other))];
  return mine.filter((word) => theirs.has(word)).length * 2 >= mine.length;
}

const fieldOf = ({ trail, language }: Place): string => dotted([...trail, language]);
const isAlternative = ({ trail }: Place): boolean => trail.at(-1) === 'alt';
const inPortuguese = (...places: readonly Place[]): boolean => places.every(({ language }) => language === defaultLanguage);
const siblings = (one: Place, other: Place): boolean => dotted(one.trail.slice(0, -1)) === dotted(other.trail.slice(0, -1));
/** A page may be titled as it is headed. */
const mayRepeat = ({ trail }: Place): boolean => trail.at(-1) === 'title' || trail.at(-1) === 'heading';

/** Why words at one place seem to be those of another. */
const reasons: readonly ((words: string, place: Place, other: Place) => boolean)[] = [
  // those of another text in another language
  (words, { text, language }, { text: theirs, language: their }) => their !== language && text[their] !== words && theirs[language] !== words,
  // alike in one language, while the others say something else
  (words, { text, language }, { text: theirs, language: their }) =>
    their === language && wordsIn(words).length >= telling && languages.every((one) => one === language || !nearlyAlike(text[one], theirs[one])),
  // what is seen on a picture is no heading and no caption of another picture
  (_, place, other) => inPortuguese(place, other) && isAlternative(place) && !isAlternative(other) && !siblings(place, other),
  // a sentence that stands twice in one group, such as a description that is the summary
  (words, place, other) => inPortuguese(place, other) && wordsIn(words).length > telling && siblings(place, other) && !(mayRepeat(place) && mayRepeat(other)),
];

/** Of all places with the same words, the one that they seem to belong to. */
const ownerOf = (words: string, place: Place, places: readonly Place[]): Place | undefined =>
  places.find((other) => other.text !== place.text && reasons.some((reason) => reason(words, place, other)));

function strayIn({ file, data }: ContentFile): Fault[] {
  const places = new Map<string, Place[]>();
  for (const { trail, value: text } of textsOf(data))
    for (const [language, words] of Object.entries(text)) {
      const place = { text, trail, language };
      if (typeof words !== 'string') continue;
      const alike = places.get(words);
      if (alike) alike.push(place);
      else places.set(words, [place]);
    }
  const values = new Map(stringsOf(data).flatMap(({ trail, value }) => (isLanguage(trail.at(-1)) ? [] : [[value, dotted(trail)] as const])));
  return [...places].flatMap(([words, all]) => {
    const alike = all.slice(0, mostAlike);
    const stray = alike.flatMap((place) => {
      const owner = ownerOf(words, place, alike);
      const from = owner ? fieldOf(owner) : values.get(words);
      return from === undefined ? [] : [warning(file, fieldOf(place), `it has the words of ${from}`, 'write its own')];
    });
    return stray.slice(0, 2);
  });
}

/**
 * A text that was pasted into the wrong field or language: the same words stand elsewhere in the file, and its other languages say something else. Warnings, since
 * words may return for a reason. Each pair is told once or twice, not a long list of copies.
 */
export const strayWords: Rule = ({ files }) => files.flatMap(strayIn);
