import { fault } from '../fault';
import { clipped, dotted, textsOf } from '../json';
import type { Rule } from './rule';

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
export const placeholders: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    textsOf(data).flatMap(({ trail, value }) =>
      Object.entries(value).flatMap(([language, words]) => {
        const slip = typeof words === 'string' ? slipOf(words) : null;
        return slip ? [fault(file, dotted([...trail, language]), ...slip)] : [];
      }),
    ),
  );
