import { allHours, covers, type DayRange, type HoursException, isAhead, isOnce, type OpeningHours, type PlaceHours } from '../../domain/hours/hoursOn';
import { minutesOfDay, minutesOfHours } from '../../domain/time/timeOfDay';
import { formats } from '../../domain/i18n/formats';
import { isPlainDate, nightsBetween, type PlainDate, weekdays } from '../../domain/time/plainDate';
import type { Language } from '../../site';
import { fault, type Fault, note, type Problem, warning } from '../faults/fault';
import { dotted, type Json, translationsOf } from '../json';
import { endAfterBeginning } from './days';
import { type Content, filesOf, type Rule } from './rule';

const week = 7 * minutesOfDay;

interface Period {
  /** Index of its entry in the list. */
  readonly index: number;
  readonly service: string;
  /** Minutes since Monday 0:00. */
  readonly start: number;
  readonly end: number;
}

const periodsOf = ({ service, days, ...times }: OpeningHours, index: number): Period[] => {
  const { from, to } = minutesOfHours(times);
  return days.map((weekday) => {
    const midnight = weekdays.indexOf(weekday) * minutesOfDay;
    return { index, service, start: midnight + from, end: midnight + to };
  });
};

/** Whether two periods overlap; Sunday night may overlap with Monday morning. */
const overlap = (one: Period, other: Period): boolean => [-week, 0, week].some((shift) => one.start < other.end + shift && other.start + shift < one.end);

/** Contradictory hours. @param field of the list: `hours` */
function contradictions(file: string, field: string, hours: readonly OpeningHours[]): Fault[] {
  const alone = hours.flatMap(({ opens, closes }, index) => [
    ...(opens === closes ? [fault(file, `${field}.${index}.closes`, { code: 'opensAndCloses', time: opens })] : []),
    ...(opens === '24:00' ? [fault(file, `${field}.${index}.opens`, { code: 'opensAtMidnight' })] : []),
  ]);
  if (alone.length > 0) return alone;
  const periods = hours.flatMap(periodsOf);
  return hours.flatMap((_, index) => {
    const ofEntry = periods.filter((period) => period.index === index);
    const clash = periods.find((other) => other.index < index && ofEntry.some((one) => one.service === other.service && overlap(one, other)));
    return clash ? [fault(file, `${field}.${index}`, { code: 'overlaps', earlier: `${field}.${clash.index}` })] : [];
  });
}

/** A leap year, so that 29 February is a day of each year. */
const someLeapYear = '2024-';
const monthDay = 'MM-DD';

/** Problems of the first and last day of a range. */
function faultsOfDays(file: string, field: string, range: DayRange): Fault[] {
  const { from, to } = range;
  if (from.length !== to.length) return [fault(file, `${field}.to`, { code: 'onceAndEachYear', first: from, last: to })];
  const missing = (['from', 'to'] as const).filter((end) => !isPlainDate(isOnce(range) ? range[end] : someLeapYear + range[end]));
  if (missing.length > 0)
    return missing.map((end) =>
      fault(file, `${field}.${end}`, { code: 'noSuchDay', month: Number(range[end].slice(-5, -3)), day: Number(range[end].slice(-2)) }),
    );
  return isOnce(range) ? endAfterBeginning(file, `${field}.to`, from, to) : [];
}

/** The problem of a range's last day; undefined also if a day is invalid, which is reported elsewhere. */
export function problemOfLastDay(range: DayRange): Problem | undefined {
  const areDays = [range.from, range.to].every((day) => isPlainDate(day.length === monthDay.length ? someLeapYear + day : day));
  return areDays ? faultsOfDays('', '', range).find(({ field }) => field === '.to') : undefined;
}

/** Ranges of one kind, once or each year, that share days with an earlier one: it would be unclear which applies. */
const overlappingRanges = (file: string, list: string, ranges: readonly DayRange[]): Fault[] =>
  ranges.flatMap((one, index) => {
    const earlier = ranges.slice(0, index).findIndex((other) => isOnce(one) === isOnce(other) && (covers(one, other.from) || covers(other, one.from)));
    return earlier < 0 ? [] : [fault(file, `${list}.${index}`, { code: 'overlaps', earlier: `${list}.${earlier}` })];
  });

type Replacements = Pick<PlaceHours, 'seasons'> & { readonly exceptions?: readonly Omit<HoursException, 'note'>[] };

/** Faults of seasons and exceptions, and exceptions that may be deleted. */
function replacements(file: string, { seasons, exceptions }: Replacements, today: PlainDate): Fault[] {
  const lists = { seasons: seasons ?? [], exceptions: exceptions ?? [] };
  const days = Object.entries(lists).flatMap(([list, ranges]) => ranges.flatMap((range, index) => faultsOfDays(file, `${list}.${index}`, range)));
  return [
    ...(days.length > 0 ? days : Object.entries(lists).flatMap(([list, ranges]) => overlappingRanges(file, list, ranges))),
    ...lists.seasons.flatMap(({ hours }, index) => contradictions(file, `seasons.${index}.hours`, hours)),
    ...lists.exceptions.flatMap((exception, index): Fault[] => {
      const field = `exceptions.${index}`;
      const { closed, to } = exception;
      const hours = exception.hours ?? [];
      if (closed && hours.length > 0) return [fault(file, field, { code: 'closedWithHours' })];
      if (!closed && hours.length === 0) return [fault(file, field, { code: 'neitherClosedNorHours' })];
      const onOneDay = hours.map((one): OpeningHours => ({ ...one, days: ['mon'] }));
      return [
        ...contradictions(file, `${field}.hours`, onOneDay),
        ...(days.length === 0 && !isAhead(exception, today) ? [note(file, field, { code: 'exceptionPast', day: to })] : []),
      ];
    }),
  ];
}

/** A meal that is served at a restaurant has the restaurant's hours, and none itself. */
const mealsServedIn = (content: Content): Fault[] =>
  filesOf(content, 'Meal').flatMap(({ file, data: { servedAt, hours, seasons = [], exceptions = [] } }) => {
    if (!servedAt) return [];
    const { restaurant, service } = servedAt;
    const at = filesOf(content, 'Restaurant').find(({ data }) => data.slug === restaurant);
    return [
      ...(at && allHours({ hours: at.data.hours, seasons: at.data.seasons }).some((one) => one.service === service)
        ? []
        : [fault(file, 'servedAt', { code: 'servedNowhere', restaurant, service })]),
      ...(hours.length + seasons.length + exceptions.length > 0 ? [fault(file, 'hours', { code: 'hoursTwice', restaurant })] : []),
    ];
  });

/** Maximum days of a closure for which texts with opening hours need no change. */
const briefly = 7;

/** Texts of other files that name opening weekdays of a place that is closed for long: the site shows the closure only beside its hours. */
const textsOfClosed = (content: Content): Fault[] =>
  filesOf(content, 'Restaurant', 'Bar', 'Facility').flatMap(({ data: { name, exceptions = [] } }) =>
    exceptions
      .filter(({ from, to, closed }) => closed && isOnce({ from, to }) && to >= content.today && nightsBetween(from, to) > briefly)
      .flatMap(({ from, to }) =>
        filesOf(content, 'PageText', 'PlainPage', 'Offer').flatMap((other) =>
          translationsOf(other.data as Json).flatMap(({ trail, language, text }) => {
            const called = name[language as Language] ?? name.pt;
            const days = formats[language as Language].weekdays.map((day) => day.replace(/-.*/, '')).join('|');
            return text.includes(called) && new RegExp(`(?<!\\p{L})(?:${days})`, 'iu').test(text)
              ? [warning(other.file, dotted([...trail, language]), { code: 'closedPlaceNamed', name: called, from, to })]
              : [];
          }),
        ),
      ),
  );

/**
 * Hours of one service do not overlap, and do not close at the time they open. Seasons do not overlap, nor do exceptions on full dates, nor those of each year.
 * Past ones may be deleted.
 */
export const openingHours: Rule = (content) => [
  ...mealsServedIn(content),
  ...textsOfClosed(content),
  ...filesOf(content, 'Restaurant', 'Bar', 'Meal', 'Facility').flatMap(({ file, data }) => [
    ...contradictions(file, 'hours', data.hours),
    ...replacements(file, data, content.today),
  ]),
];
