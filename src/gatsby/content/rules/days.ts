import { offerState, type Period } from '../../../domain/offers/offerState';
import { isPlainDate } from '../../../domain/stay/plainDate';
import { fault, warning } from '../fault';
import { filesOf, type Rule } from './rule';

/** A leap year, so that 29 February is valid. */
const someLeapYear = 2024;
const two = (value: number): string => String(value).padStart(2, '0');

/** Dates exist, and periods end after they begin. */
export const dates: Rule = (content) => {
  const stay = (file: string, field: string, fixed: { readonly checkIn: string; readonly checkOut: string } | null) =>
    fixed && fixed.checkOut <= fixed.checkIn
      ? [fault(file, `${field}.checkOut`, `it is ${fixed.checkOut}, not after the check-in, ${fixed.checkIn}`, 'correct one of the two')]
      : [];
  return [
    ...filesOf(content, 'Offer', 'Announcement').flatMap(({ file, data: { firstDay, lastDay } }) =>
      firstDay && lastDay && lastDay < firstDay
        ? [fault(file, 'lastDay', `it is ${lastDay}, before the first day, ${firstDay}`, 'correct one of the two')]
        : [],
    ),
    ...filesOf(content, 'Offer').flatMap(({ file, data: { annualDay, stay: fixed } }) => [
      ...stay(file, 'stay', fixed),
      ...(annualDay && !isPlainDate(`${someLeapYear}-${two(annualDay.month)}-${two(annualDay.day)}`)
        ? [fault(file, 'annualDay.day', `month ${annualDay.month} has no day ${annualDay.day}`, 'correct day or month')]
        : []),
    ]),
    ...filesOf(content, 'Packages').flatMap(({ file, data }) => data.items.flatMap((item, index) => stay(file, `items.${index}.stay`, item.stay))),
  ];
};

/**
 * Offers, announcements and fixed stays whose dates are past. Warnings, not faults: the page itself says that an offer is past, and a build that worked
 * yesterday must not fail today because time has passed.
 */
export const pastDays: Rule = (content) => {
  const stay = (file: string, field: string, fixed: { readonly checkIn: string } | null, remedy: string) =>
    fixed && fixed.checkIn < content.today ? [warning(file, `${field}.checkIn`, `${fixed.checkIn} is past`, remedy)] : [];
  return [
    ...filesOf(content, 'Offer').flatMap(({ file, data }) => [
      ...(offerState(data, content.today) === 'past'
        ? [warning(file, 'lastDay', `the offer ended on ${data.lastDay}`, 'give new days, or take the offer out; until then its page says that it is over')]
        : []),
      ...stay(file, 'stay', data.stay, 'give new days or null; until then the button opens the engine without dates'),
    ]),
    ...filesOf(content, 'Announcement')
      .filter(({ data }) => offerState(data, content.today) === 'past')
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
