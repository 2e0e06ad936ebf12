import { type Fault, fault, warning } from '../faults/fault';
import { filesOf, repeatsIn, type Rule } from './rule';

/** Terms of cancellation: one set that held first, the others each from a day of their own. */
const cancellation: Rule = (content) =>
  filesOf(content, 'StayRules').flatMap(({ file, data }) => [
    ...repeatsIn(data.cancellation, ({ bookedFrom }) => bookedFrom ?? '').map(({ entry: { bookedFrom }, index, earlier }) =>
      fault(file, `cancellation.${index}.bookedFrom`, { code: 'sameBookingDay', earlier: `cancellation.${earlier}`, day: bookedFrom }),
    ),
    ...(data.cancellation.every(({ bookedFrom }) => bookedFrom !== undefined) ? [fault(file, 'cancellation', { code: 'noFirstTerms' })] : []),
  ]);

/** Restrictions of stays: each closes its nights or gives a minimum, two of one sort never hold for the same room on the same night, and those that are over are to be cleared away. */
const restrictions: Rule = (content) => {
  const codes = filesOf(content, 'Room').flatMap(({ data: { code } }) => (code === null ? [] : [code]));
  return filesOf(content, 'StayRules').flatMap(({ file, data: { restrictions: all = [] } }) =>
    all.flatMap(({ from, to, minNights, closed = false, rooms }, index): Fault[] => {
      const field = `restrictions.${index}`;
      const clash = all
        .slice(0, index)
        .findIndex(
          (other) =>
            (other.closed ?? false) === closed &&
            other.from <= to &&
            from <= other.to &&
            (!rooms || !other.rooms || rooms.some((code) => other.rooms?.includes(code))),
        );
      return [
        ...(to < from ? [fault(file, `${field}.to`, { code: 'lastBeforeFirst', last: to, first: from })] : []),
        ...(closed === (minNights !== undefined) ? [fault(file, field, { code: 'closedOrMinimum' })] : []),
        ...(clash >= 0 ? [fault(file, field, { code: 'overlaps', earlier: `restrictions.${clash}` })] : []),
        ...(rooms ?? []).flatMap((code) => (codes.includes(code) ? [] : [fault(file, `${field}.rooms`, { code: 'noRoomCode', room: code, codes })])),
        ...(to < content.today ? [warning(file, field, { code: 'restrictionPast', day: to })] : []),
      ];
    }),
  );
};

/** What the rules of a stay say of days. */
export const stayDays: Rule = async (content) => [...(await cancellation(content)), ...(await restrictions(content))];
