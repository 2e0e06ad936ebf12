import { grouped } from '../grouped';
import { dotted } from '../json';
import { note, warning } from '../faults/fault';
import { textsToFinish, whyWithheld } from '../withheld';
import type { Rule } from './rule';

/** Lists files that are not on the site: archived ones, and each language that a plain page still lacks. */
export const withheldFiles: Rule = (content) =>
  (content.withheld ?? []).flatMap(({ kind, file, data }) => {
    if (whyWithheld(kind, data) === 'archived') return [note(file, '', { code: 'archived' })];
    return [...grouped(textsToFinish(data), ({ language }) => language)].map(([language, [first, ...more]]) =>
      warning(file, dotted([...first.trail, language]), { code: 'unfinished', language, count: more.length + 1 }),
    );
  });
