import type { Language } from '../../site';
import { grouped } from '../grouped';
import { dotted, type Json, translationsOf } from '../json';
import { type Fault, note, warning } from '../faults/fault';
import { textsToFinish, whyWithheld } from '../withheld';
import type { Data } from '../kinds';
import { type Content, filesOf, type Rule } from './rule';

/** Texts that name a place to eat or drink that is off the site: their names are proper ones. */
const textsOfWithheld = (content: Content): Fault[] =>
  (content.withheld ?? [])
    .filter(({ kind, valid }) => valid && (kind === 'Restaurant' || kind === 'Bar'))
    .flatMap(({ data }) => {
      const { name } = data as Data<'Restaurant'>;
      return filesOf(content, 'PageText', 'PlainPage', 'Offer', 'Announcement').flatMap((other) =>
        translationsOf(other.data as Json).flatMap(({ trail, language, text }) => {
          const called = name[language as Language] ?? name.pt;
          return text.includes(called) ? [warning(other.file, dotted([...trail, language]), { code: 'withheldNamed', name: called })] : [];
        }),
      );
    });

/** Lists files that are not on the site, archived ones and plain pages by each language that they lack, and the texts that name one. */
export const withheldFiles: Rule = (content) => [
  ...textsOfWithheld(content),
  ...(content.withheld ?? []).flatMap(({ kind, file, data }) => {
    if (whyWithheld(kind, data) === 'archived') return [note(file, '', { code: 'archived' })];
    return [...grouped(textsToFinish(data), ({ language }) => language)].map(([language, [first, ...more]]) =>
      warning(file, dotted([...first.trail, language]), { code: 'unfinished', language, count: more.length + 1 }),
    );
  }),
];
