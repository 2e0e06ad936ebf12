import { fault, note } from '../faults/fault';
import { dotted, isIllustrative, valuesOf } from '../json';
import type { Rule } from './rule';

/** What stands in for the hotel's own is told, so that it can be replaced; it names no price, and vouches for no diet that a guest's health hangs on (docs/hotel-rules.md 1.7). */
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
