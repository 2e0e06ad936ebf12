import type { Fault } from '../fault';
import { clipped, dotted, isObject, valuesOf } from '../json';
import type { Rule } from './rule';

const isFileName = (words: string): boolean => /\.\w{3,4}$/.test(words) || /^(img|dsc|p?image)[-_ ]?\d+$/i.test(words);
const announcesItself = (words: string): boolean =>
  /^(?:(?:uma? )?(?:imagem|foto|fotografia) d|(?:an? )?(?:image|picture|photo) (?:of|de)|(?:une )?photographie de)/i.test(words);

/** What is wrong with an alternative text, beyond what its schema asks for. */
function slipOf(words: string, caption: unknown): Pick<Fault, 'level' | 'problem' | 'remedy'> | null {
  if (isFileName(words))
    return { level: 'fault', problem: `“${clipped(words)}” is the name of a file`, remedy: 'say what is seen, for guests who do not see it' };
  if (announcesItself(words))
    return { level: 'warning', problem: 'it begins by saying that it is a picture', remedy: 'begin with what is seen: screen readers say the rest' };
  if (words === caption) return { level: 'warning', problem: 'it repeats the caption', remedy: 'say what is seen; the caption is read out as well' };
  return null;
}

/** An alternative text says what is seen. That there is one, the schema demands. */
export const alternativeTexts: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    valuesOf(data).flatMap(({ trail, value }) => {
      if (!isObject(value) || !isObject(value.alt)) return [];
      const { alt, caption } = value;
      return Object.entries(alt).flatMap(([language, words]) => {
        const slip = typeof words === 'string' ? slipOf(words, isObject(caption) ? caption[language] : undefined) : null;
        return slip ? [{ file, field: dotted([...trail, 'alt', language]), ...slip }] : [];
      });
    }),
  );
