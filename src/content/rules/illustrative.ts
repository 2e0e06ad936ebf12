import { fault, note } from '../faults/fault';
import { dotted, isIllustrative, valuesOf } from '../json';
import type { Rule } from './rule';

/** Reports placeholders, so that they can be replaced; they state no price and no diet, which matters for a guest's health (docs/hotel-rules.md 1.7). */
export const standIns: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    valuesOf(data)
      .filter(({ value }) => isIllustrative(value))
      .flatMap(({ trail, value }) => [
        note(file, dotted(trail), { code: 'standIn' }),
        ...valuesOf(value)
          .filter(({ trail: within, value: found }) => within.at(-1) === 'price' || found === 'glutenFree')
          .map(({ trail: within }) => fault(file, dotted([...trail, ...within]), { code: 'illustrativeClaim' })),
      ]),
  );
