import { type Fault, fault, warning } from '../faults/fault';
import { endAfterBeginning } from './days';
import { type Content, filesOf, repeatsIn, type Rule } from './rule';

/** Cancellation terms: one initial set, the others each from a different day. */
const cancellation = (content: Content): Fault[] =>
  filesOf(content, 'StayRules').flatMap(({ file, data }) => [
    ...repeatsIn(data.cancellation, ({ bookedFrom }) => bookedFrom ?? '').map(({ index, earlier }) =>
      fault(file, `cancellation.${index}.bookedFrom`, { code: 'sameBookingDay', earlier: `cancellation.${earlier}` }),
    ),
    ...(data.cancellation.every(({ bookedFrom }) => bookedFrom !== undefined) ? [fault(file, 'cancellation', { code: 'noFirstTerms' })] : []),
  ]);

/** Each restriction closes its nights or sets a minimum; two of one sort never apply to the same room and night; past ones should be deleted. */
const restrictions = (content: Content): Fault[] => {
  const codes = filesOf(content, 'Room').flatMap(({ data: { code } }) => (code === null ? [] : [code]));
  return filesOf(content, 'StayRules').flatMap(({ file, data: { restrictions: all = [] } }) =>
    all.flatMap(({ from, to, minNights, closed = false, rooms }, index) => {
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
        ...endAfterBeginning(file, `${field}.to`, from, to),
        ...(closed === (minNights !== undefined) ? [fault(file, field, { code: 'closedOrMinimum' })] : []),
        ...(clash >= 0 ? [fault(file, field, { code: 'overlaps', earlier: `restrictions.${clash}` })] : []),
        ...(rooms ?? []).flatMap((code) => (codes.includes(code) ? [] : [fault(file, `${field}.rooms`, { code: 'noRoomCode', room: code, codes })])),
        ...(to < content.today ? [warning(file, field, { code: 'restrictionPast', day: to })] : []),
      ];
    }),
  );
};

const roles = (content: Content): Fault[] =>
  filesOf(content, 'StayRules').flatMap(({ file, data: { rules } }) =>
    repeatsIn(rules, ({ role }) => role).map(({ index, earlier }) =>
      fault(file, `rules.${index}.role`, { code: 'listedTwice', earlier: `rules.${earlier}.role` }),
    ),
  );

/** A question without an answer uses the rule with its slug; without either it is not shown. */
const questions = (content: Content): Fault[] => {
  const rules = filesOf(content, 'StayRules').flatMap(({ data }) => data.rules.map(({ slug }) => slug));
  return filesOf(content, 'PageText').flatMap(({ file, data }) =>
    data.sections.flatMap(({ slug, text }, index) =>
      data.slug === 'perguntas' && text.length === 0 && !rules.includes(slug) ? [warning(file, `sections.${index}.text`, { code: 'unanswered', slug })] : [],
    ),
  );
};

/** The stay rules: their days, one rule for each role, and the questions that they answer. */
export const stays: Rule = (content) => [cancellation, restrictions, roles, questions].flatMap((rule) => rule(content));
