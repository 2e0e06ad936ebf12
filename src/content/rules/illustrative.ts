import { fault, note } from '../faults/fault';
import { claimsIn, isIllustrative, withoutReplaced } from '../illustrative';
import { dotted, valuesOf } from '../json';
import type { Rule } from './rule';

/** Reports placeholders, so that they can be replaced; they state no price and no diet, which matters for a guest's health (docs/hotel-rules.md 1.7). */
export const standIns: Rule = ({ files }) =>
  files.flatMap(({ file, data }) => [
    ...valuesOf(withoutReplaced(data)).flatMap(({ trail, value }) => (isIllustrative(value) ? [note(file, dotted(trail), { code: 'standIn' })] : [])),
    ...claimsIn(data).map((field) => fault(file, field, { code: 'illustrativeClaim' })),
  ]);
