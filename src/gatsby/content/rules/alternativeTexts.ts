import { fault, type Fault, warning } from '../fault';
import { clipped, dotted, isObject, valuesOf } from '../json';
import type { Rule } from './rule';

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
