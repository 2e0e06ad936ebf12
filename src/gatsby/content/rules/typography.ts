import { warning } from '../fault';
import { dotted, textsOf } from '../json';
import type { Rule } from './rule';

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
export const typography: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    textsOf(data).flatMap(({ trail, value }) =>
      Object.entries(value).flatMap(([language, words]) => {
        if (typeof words !== 'string') return [];
        const slips = language === 'fr' ? [...everywhere, ...inFrench] : everywhere;
        return slips.filter(([slip]) => slip.test(words)).map(([, problem, remedy]) => warning(file, dotted([...trail, language]), problem, remedy));
      }),
    ),
  );
