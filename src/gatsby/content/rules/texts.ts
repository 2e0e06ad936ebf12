import { languages } from '../../../site';
import { fault, type Fault, warning } from '../fault';
import { clipped, dotted, isObject, textsOf, valuesOf } from '../json';
import { type Content, type Rule, stringsIn } from './rule';

/** Every localized text in every language that it has. */
const wordsIn = ({ files }: Content) =>
  files.flatMap(({ file, data }) =>
    textsOf(data).flatMap(({ trail, value }) =>
      Object.entries(value).flatMap(([language, words]) => (typeof words === 'string' ? [{ file, field: dotted([...trail, language]), language, words }] : [])),
    ),
  );

const isFileName = (words: string): boolean => /\.\w{3,4}$/.test(words) || /^(img|dsc|p?image)[-_ ]?\d+$/i.test(words);
const announcesItself = (words: string): boolean =>
  /^(?:(?:uma? )?(?:imagem|foto|fotografia) d|(?:an? )?(?:image|picture|photo) (?:of|de)|(?:une )?photographie de)/i.test(words);

/** What is wrong with the words of an alternative text, beyond what its schema checks. */
function faultsOf(file: string, field: string, { words, caption }: { words: string; caption: unknown }): Fault[] {
  if (isFileName(words)) return [fault(file, field, `“${clipped(words)}” is the name of a file`, 'say what is seen, for guests who do not see it')];
  if (announcesItself(words)) return [warning(file, field, 'it begins by saying that it is a picture', 'begin with what is seen: screen readers say the rest')];
  return words === caption ? [warning(file, field, 'it repeats the caption', 'say what is seen; the caption is read out as well')] : [];
}

/** An alternative text says what is seen. The schema checks that there is one. */
export const alternativeTexts: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    valuesOf(data).flatMap(({ trail, value }) => {
      if (!isObject(value) || !isObject(value.alt)) return [];
      const { alt, caption } = value;
      return Object.entries(alt).flatMap(([language, words]) => {
        if (typeof words !== 'string') return [];
        return faultsOf(file, dotted([...trail, 'alt', language]), { words, caption: isObject(caption) ? caption[language] : undefined });
      });
    }),
  );

/** Markup that readers would see as typed. Each pattern matches a few neighbouring characters only, so that long texts take linear time. */
const marks: readonly (readonly [mark: RegExp, name: string, remedy: string])[] = [
  [/<[a-z!/]/i, 'an HTML tag', 'write the words alone; the page sets them'],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i, 'an HTML entity', 'write the character itself'],
  [/\]\(/, 'a Markdown link', 'write the words alone; links have fields of their own'],
  [/\*\*|__|`|^#{1,6} /, 'Markdown', 'write the words alone; the page sets them'],
  [/\{\{|\$t\(/, 'a placeholder', 'write the words themselves'],
  [/[\p{Cc}\u2028\u2029]/u, 'a line break or another control character', 'make it one paragraph; a second one is an entry of its own'],
  [/[\p{Cs}\p{Co}\uFFFD\uFEFF\u200B\u202A-\u202E\u2066-\u2069]/u, 'an invisible or broken character', 'type the words anew'],
];

const isAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Texts contain no markup, which would be shown as typed. */
export const markup: Rule = (content) =>
  stringsIn(content).flatMap(({ file, trail, value }) =>
    isAddress(value)
      ? []
      : marks.flatMap(([mark, name, remedy]) => {
          const at = value.search(mark);
          return at < 0 ? [] : [fault(file, dotted(trail), `${name} stands in the text at “${value.slice(at, at + 20)}”`, remedy)];
        }),
  );

const composed = (words: string): boolean => words === words.normalize('NFC');

/** Texts are in Unicode NFC. Some file systems and programs write NFD, accents apart from letters, which looks the same but is not found by searches. */
export const unicodeNormalization: Rule = (content) =>
  stringsIn(content)
    .filter(({ value }) => !composed(value))
    .map(({ file, trail, value }) => {
      const word = clipped(value.split(/\s/).find((one) => !composed(one)) ?? value, 40);
      return fault(file, dotted(trail), `“${word}” has its letters and accents apart, so that no search finds it`, 'type the word anew');
    });

/** A URL, a path or a file name, without a space. */
const address = /^(?:[a-z][a-z\d+.-]*:\S+|\.{0,2}\/\S*|www\.\S+|#[\w-]+|\S+\.(?:html?|json|jpe?g|png|mp4|webm|pdf))$/i;
const script = /\b(?:javascript|vbscript):/i;

/** Placeholders of programs: %s, ${name}, {name}, <%= name %>, NaN. “35 %” and “10% de” are none. */
const placeholder = /(?<!\d\s?)%\d?\$?[sdif](?![\p{L}\d])|\$\{|\{\w*\}|<%|\[\[|\bNaN\b|\bundefined\b|\[object |\blorem ipsum\b/iu;
const placeholderAlone = /^(?:null|true|false|none|n\/a|infinity|todo|tbd|fixme|x{3,}|text[oe]?|teste?|[?.…–—-]+)$/i;

function slipOf(words: string): readonly [problem: string, remedy: string] | null {
  if (address.test(words) || script.test(words)) return [`“${clipped(words, 40)}” is an address`, 'write words; links have fields of their own'];
  if (placeholder.test(words) || placeholderAlone.test(words))
    return [`“${clipped(words, 40)}” is or holds a placeholder`, 'write the words that guests shall read'];
  return null;
}

/** A text is written for guests: neither an address nor a placeholder. */
export const placeholders: Rule = (content) =>
  wordsIn(content).flatMap(({ file, field, words }) => {
    const slip = slipOf(words);
    return slip ? [fault(file, field, ...slip)] : [];
  });

type Slip = readonly [slip: RegExp, problem: string, remedy: string];

/** The typography of the hotel's texts. */
const everywhere: readonly Slip[] = [
  [/ -+ |--/, 'a hyphen stands for a dash', 'write –, or better a comma or a full stop'],
  [/['"]/, 'a straight quotation mark or apostrophe', 'write ’ or “ ”, in French « »'],
  [/\.\.\./, 'three dots', 'write …'],
  [/ {2}/, 'two spaces in a row', 'keep one'],
];
const inFrench: readonly Slip[] = [[/[^\u202f][;!?»]|[^\u202f\d]:|«[^\u202f]/, 'no narrow no-break space before ; : ! ? » or after «', 'put U+202F there']];

/** Typographic mistakes: warnings, since the words are right. */
export const typography: Rule = (content) =>
  wordsIn(content).flatMap(({ file, field, language, words }) =>
    [...everywhere, ...(language === 'fr' ? inFrench : [])]
      .filter(([slip]) => slip.test(words))
      .map(([, problem, remedy]) => warning(file, field, problem, remedy)),
  );

/** A missing translation is a warning: the Portuguese text stands in its place. */
export const translations: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    textsOf(data).flatMap(({ trail, value }) =>
      languages
        .filter((language) => !Object.hasOwn(value, language))
        .map((language) =>
          warning(file, dotted([...trail, language]), 'the translation is missing', 'the Portuguese text shows in its place until it is added'),
        ),
    ),
  );
