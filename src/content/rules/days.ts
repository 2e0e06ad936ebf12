import { isOver, offerState, type Period } from '../../domain/offers/offerState';
import { isPlainDate, nightsBetween, plainDate } from '../../domain/time/plainDate';
import { fault, type Fault, type Problem, warning } from '../faults/fault';
import { type Content, filesOf, type Rule } from './rule';

/** A leap year, so that 29 February is valid. */
const someLeapYear = 2024;

/** The stays with fixed days, of offers and packages. */
const stays = (content: Content) =>
  [
    ...filesOf(content, 'Offer').map(({ file, data }) => ({ file, field: 'stay', stay: data.stay })),
    ...filesOf(content, 'Packages').flatMap(({ file, data }) => data.items.map(({ stay }, index) => ({ file, field: `items.${index}.stay`, stay }))),
  ].flatMap(({ stay, ...place }) => (stay ? [{ ...place, ...stay }] : []));

/** The field in which a period begins, by the field in which it ends. */
export const beginningOf: Readonly<Partial<Record<string, string>>> = { lastDay: 'firstDay', to: 'from', until: 'from', checkOut: 'checkIn' };

/** The problem of a period that ends before it begins. @param name of the field in which it ends */
export function problemOfEnd(name: string, from: string | null | undefined, until: string | null | undefined): Problem | undefined {
  if (!from || !until) return undefined;
  if (name === 'until') return until <= from ? { code: 'untilTooEarly', from, until } : undefined;
  if (name === 'checkOut') return until <= from ? { code: 'checkOutTooEarly', checkIn: from, checkOut: until } : undefined;
  return until < from ? { code: 'lastBeforeFirst', last: until, first: from } : undefined;
}

/** A period ends after it begins. @param field in which it ends */
export const endAfterBeginning = (file: string, field: string, from: string | null | undefined, until: string | null | undefined): Fault[] => {
  const found = problemOfEnd(field.replace(/.*\./, ''), from, until);
  return found ? [fault(file, field, found)] : [];
};

/** Dates exist, and periods end after they begin. */
export const dates: Rule = (content) => [
  ...filesOf(content, 'Offer', 'Announcement').flatMap(({ file, data: { firstDay, lastDay } }) => endAfterBeginning(file, 'lastDay', firstDay, lastDay)),
  ...filesOf(content, 'Offer').flatMap(({ file, data: { annualDay } }) =>
    annualDay && !isPlainDate(plainDate({ ...annualDay, year: someLeapYear })) ? [fault(file, 'annualDay.day', { code: 'noSuchDay', ...annualDay })] : [],
  ),
  ...filesOf(content, 'Notice').flatMap(({ file, data: { from, until } }) => endAfterBeginning(file, 'until', from, until)),
  ...stays(content).flatMap(({ file, field, checkIn, checkOut }) => endAfterBeginning(file, `${field}.checkOut`, checkIn, checkOut)),
];

/** An offer's button books at least as many nights as the offer requires. */
export const nightsOfOffers: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data: { minNights = 1, stay, nights, firstDay, lastDay, annualDay } }) => {
    const days = annualDay ? 0 : firstDay && lastDay ? nightsBetween(firstDay, lastDay) : 0;
    const booked = stay ? nightsBetween(stay.checkIn, stay.checkOut) : nights && nights.before + days + nights.after;
    return booked !== null && booked > 0 && booked < minNights ? [fault(file, 'minNights', { code: 'fewerNightsBooked', booked, nights: minNights })] : [];
  });

/** An offer's months match its days, since a movable feast such as Easter may change month. An offer without months is valid all year. */
export const monthsOfDays: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data: { months, firstDay, lastDay } }) =>
    [firstDay, lastDay].flatMap((day) =>
      day && months.length > 0 && !months.includes(Number(day.slice(5, 7))) ? [warning(file, 'months', { code: 'monthOfDayMissing', day })] : [],
    ),
  );

/**
 * Offers, announcements, notices and fixed stays in the past. Warnings, not faults: the page itself says that an offer is over, and a build that worked
 * yesterday must not fail only because time has passed.
 */
export const pastDays: Rule = (content) => [
  ...filesOf(content, 'Offer').flatMap(({ file, data }) =>
    data.lastDay && isOver(data, content.today) ? [warning(file, 'lastDay', { code: 'offerPast', day: data.lastDay })] : [],
  ),
  ...filesOf(content, 'Announcement').flatMap(({ file, data }) =>
    data.lastDay && offerState(data, content.today) === 'past' ? [warning(file, 'lastDay', { code: 'announcementPast', day: data.lastDay })] : [],
  ),
  ...filesOf(content, 'Notice').flatMap(({ file, data: { until } }) =>
    until !== undefined && until.slice(0, 10) < content.today ? [warning(file, 'until', { code: 'noticePast', moment: until })] : [],
  ),
  ...stays(content).flatMap(({ file, field, checkIn }) =>
    checkIn < content.today ? [warning(file, `${field}.checkIn`, { code: 'stayPast', day: checkIn })] : [],
  ),
];

const isAlways = ({ firstDay, lastDay }: Period): boolean => !firstDay && !lastDay;

/** Whether two periods share a day; without first or last day a period is open on that side. */
const overlap = (one: Period, other: Period): boolean =>
  (!one.lastDay || !other.firstDay || other.firstDay <= one.lastDay) && (!other.lastDay || !one.firstDay || one.firstDay <= other.lastDay);

/** An announcement's offer exists. Only one announcement is shown: of two on the same days, or two without days, guests never see the second. */
export const announcements: Rule = (content) => {
  const all = filesOf(content, 'Announcement');
  const offers = filesOf(content, 'Offer').map(({ data }) => data.slug);
  const unknown = all.flatMap(({ file, data: { offer } }) =>
    offer === null || offers.includes(offer) ? [] : [fault(file, 'offer', { code: 'noOffer', offer, offers })],
  );
  const hidden = all.flatMap(({ file, data }, index) => {
    const first = all.slice(0, index).find((other) => isAlways(other.data) === isAlways(data) && overlap(other.data, data));
    return first ? [warning(file, 'firstDay', { code: 'hiddenAnnouncement', by: first.file })] : [];
  });
  return [...unknown, ...hidden];
};
