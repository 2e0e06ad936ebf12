import { offerState } from '../../../domain/offers/offerState';
import { warning } from '../fault';
import { filesOf, type Rule } from './rule';

/**
 * Offers, announcements and fixed stays whose dates are past. Warnings, not faults: the page itself says that an offer is past, and a build that worked
 * yesterday must not fail today because time has passed.
 */
export const pastDays: Rule = (content) => {
  const { today } = content;
  const stay = (file: string, field: string, fixed: { readonly checkIn: string } | null, remedy: string) =>
    fixed && fixed.checkIn < today ? [warning(file, `${field}.checkIn`, `${fixed.checkIn} is past`, remedy)] : [];
  return [
    ...filesOf(content, 'Offer').flatMap(({ file, data }) => [
      ...(offerState(data, today) === 'past'
        ? [warning(file, 'lastDay', `the offer ended on ${data.lastDay}`, 'give new days, or take the offer out; until then its page says that it is over')]
        : []),
      ...stay(file, 'stay', data.stay, 'give new days or null; until then the button opens the engine without dates'),
    ]),
    ...filesOf(content, 'Announcement')
      .filter(({ data }) => offerState(data, today) === 'past')
      .map(({ file, data }) =>
        warning(file, 'lastDay', `the announcement ended on ${data.lastDay}`, 'give new days, or delete the file; until then it is not shown'),
      ),
    ...filesOf(content, 'Packages').flatMap(({ file, data }) =>
      data.items.flatMap((item, index) =>
        stay(file, `items.${index}.stay`, item.stay, 'give new days, or a page; until then the item opens the engine without dates'),
      ),
    ),
  ];
};
