import type { Period } from '../../../domain/offers/offerState';
import { fault, warning } from '../fault';
import { filesOf, type Rule } from './rule';

const isAlways = ({ firstDay, lastDay }: Period): boolean => !firstDay && !lastDay;

/** Whether two periods share a day; a period without first or last day is open on that side. */
const overlap = (one: Period, other: Period): boolean =>
  (!one.lastDay || !other.firstDay || other.firstDay <= one.lastDay) && (!other.lastDay || !one.firstDay || one.firstDay <= other.lastDay);

/**
 * An announcement's offer exists. One announcement shows at a time: of two on the same days, or two that are always on, guests never see the second.
 */
export const announcements: Rule = (content) => {
  const all = filesOf(content, 'Announcement');
  const offers = filesOf(content, 'Offer').map(({ data }) => data.slug);
  const unknown = all.flatMap(({ file, data: { offer } }) =>
    offer === null || offers.includes(offer) ? [] : [fault(file, 'offer', `there is no offer “${offer}”`, `give one of ${offers.join(', ')}, or null`)],
  );
  const hidden = all.flatMap(({ file, data }, index) => {
    const first = all.slice(0, index).find((other) => isAlways(other.data) === isAlways(data) && overlap(other.data, data));
    if (!first) return [];
    const problem = isAlways(data) ? `${first.file} is always on as well, and shows instead` : `${first.file} runs on some of the same days, and shows instead`;
    return [warning(file, 'firstDay', problem, 'give one of the two other days')];
  });
  return [...unknown, ...hidden];
};
