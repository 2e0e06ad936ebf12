import fs from 'node:fs';
import path from 'node:path';
import { languages, type Language, sourceLanguage } from '../../site';
import type { Mark } from '../faults/english';
import { fault, type Fault, warning } from '../faults/fault';
import { grouped } from '../grouped';
import { isIgnored } from '../ignoredFiles';
import { clipped, dotted, isObject, type Json, stringsOf, textsOf, valuesOf, translationsOf } from '../json';
import { missingTexts } from '../withheld';
import { type Content, type Rule, stringsIn } from './rule';
import { slipsIn } from './typography';

/** Every text in each published language. */
const translationsIn = ({ files }: Content) =>
  files.flatMap(({ file, data }) =>
    translationsOf(data)
      .filter(({ language }) => languages.includes(language as Language))
      .map(({ trail, language, text }) => ({ file, field: dotted([...trail, language]), language, text })),
  );

const isFileName = (text: string): boolean => /\.\w{3,4}$/.test(text) || /^(img|dsc|p?image)[-_ ]?\d+$/i.test(text);
const announcesItself = (text: string): boolean =>
  /^(?:(?:uma? )?(?:imagem|foto|fotografia) d|(?:an? )?(?:image|picture|photo) (?:of|de)|(?:une )?photographie de)/i.test(text);

/** Problems of an alternative text, beyond its schema. */
function faultsOf(file: string, field: string, { text, caption }: { text: string; caption: unknown }): Fault[] {
  if (isFileName(text)) return [fault(file, field, { code: 'fileNameAsAlt', text: clipped(text) })];
  if (announcesItself(text)) return [warning(file, field, { code: 'saysPicture' })];
  return text === caption ? [warning(file, field, { code: 'repeatsCaption' })] : [];
}

/** An alternative text describes the picture. The schema checks that it exists. */
export const alternativeTexts: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    valuesOf(data).flatMap(({ trail, value }) => {
      if (!isObject(value) || !isObject(value.alt)) return [];
      const { alt, caption } = value;
      return Object.entries(alt).flatMap(([language, text]) => {
        if (typeof text !== 'string') return [];
        return faultsOf(file, dotted([...trail, 'alt', language]), { text, caption: isObject(caption) ? caption[language] : undefined });
      });
    }),
  );

/** Markup that would be shown as typed, and characters that search does not find. Each pattern matches few neighbours, so that long texts take linear time. */
const marks: readonly (readonly [pattern: RegExp, mark: Mark])[] = [
  [/<[a-z!/]/i, 'tag'],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i, 'entity'],
  [/\]\(/, 'link'],
  [/\*\*|__|`|^#{1,6} /, 'markdown'],
  [/[\p{Cc}\u2028\u2029]/u, 'control'],
  [/[\p{Cs}\p{Co}\uFFFD\uFEFF\u200B\u202A-\u202E\u2066-\u2069]/u, 'invisible'],
  // some systems write accents as separate characters (NFD), which look the same
  [/\p{L}\p{M}/u, 'accent'],
];

const isAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Texts contain no markup: it would be shown as typed. */
export const markup: Rule = (content) =>
  stringsIn(content).flatMap(({ file, trail, value }) =>
    isAddress(value)
      ? []
      : marks.flatMap(([pattern, mark]) => {
          const at = value.search(pattern);
          return at < 0 ? [] : [fault(file, dotted(trail), { code: 'markup', mark, found: value.slice(at, at + 20) })];
        }),
  );

/** A URL, a path or a file name, without a space. */
const address = /^(?:[a-z][a-z\d+.-]*:\S+|\.{0,2}\/\S*|www\.\S+|#[\w-]+|\S+\.(?:html?|json|jpe?g|png|mp4|webm|pdf))$/i;
const script = /\b(?:javascript|vbscript):/i;

/** Placeholders of programs: %s, ${name}, {name}, $t(name), <%= name %>, NaN. “35 %” and “10% de” are not. */
const placeholder = /(?<!\d\s?)%\d?\$?[sdif](?![\p{L}\d])|\$\{|\$t\(|\{\w*\}|<%|\[\[|\bNaN\b|\bundefined\b|\[object |\blorem ipsum\b/iu;
const placeholderAlone = /^(?:null|true|false|none|n\/a|infinity|todo|tbd|fixme|x{3,}|text[oe]?|teste?|[?.…–—-]+)$/i;

/** A text is written for guests: it is neither an address nor a placeholder. */
export const placeholders: Rule = (content) =>
  translationsIn(content).flatMap(({ file, field, text }) => {
    if (address.test(text) || script.test(text)) return [fault(file, field, { code: 'isAddress', text: clipped(text, 40) })];
    return placeholder.test(text) || placeholderAlone.test(text) ? [fault(file, field, { code: 'isPlaceholder', text: clipped(text, 40) })] : [];
  });

/** Typographic mistakes: warnings, since the words are right. */
export const typography: Rule = (content) =>
  translationsIn(content).flatMap(({ file, field, language, text }) => slipsIn(text, language).map((slip) => warning(file, field, { code: slip })));

/** A missing translation is a warning: the Portuguese text replaces it. A file without any text in a language is one warning. */
export const translations: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    [...grouped(missingTexts(data), ({ language }) => language)].flatMap(([language, missing]) =>
      missing.length > 1 && missing.length === textsOf(data).length
        ? [warning(file, '', { code: 'notTranslated', language })]
        : missing.map(({ trail }) => warning(file, dotted([...trail, language]), { code: 'noTranslation' })),
    ),
  );

/** Interface texts that a language lacks; the build uses the Portuguese ones instead. */
export const untranslatedMessages: Rule = ({ root }) => {
  const read = (language: Language, name: string): Json => {
    const file = path.join(root, 'locales', language, name);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Json) : {};
  };
  const files = fs.readdirSync(path.join(root, 'locales', sourceLanguage)).filter((name) => !isIgnored(name));
  return files.flatMap((name) => {
    const wanted = stringsOf(read(sourceLanguage, name)).map(({ trail }) => dotted(trail));
    return languages.flatMap((language) => {
      const present = new Set(stringsOf(read(language, name)).map(({ trail }) => dotted(trail)));
      const count = wanted.filter((key) => !present.has(key)).length;
      return count > 0 ? [warning(`locales/${language}/${name}`, '', { code: 'messagesMissing', count })] : [];
    });
  });
};
