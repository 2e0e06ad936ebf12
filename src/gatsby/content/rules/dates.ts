import { isPlainDate } from '../../../domain/stay/plainDate';
import { fault } from '../fault';
import { filesOf, type Rule } from './rule';

interface FixedStay {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** A leap year, so that 29 February is valid. */
const someLeapYear = 2024;
const two = (value: number): string => String(value).padStart(2, '0');

/** Dates exist, and periods end after they begin. */
export const dates: Rule = (content) => {
  const period = (file: string, { firstDay, lastDay }: { firstDay: string | null; lastDay: string | null }) =>
    firstDay && lastDay && lastDay < firstDay ? [fault(file, 'lastDay', `it is ${lastDay}, before the first day, ${firstDay}`, 'correct one of the two')] : [];
  const stay = (file: string, field: string, fixed: FixedStay | null) =>
    fixed && fixed.checkOut <= fixed.checkIn
      ? [fault(file, `${field}.checkOut`, `it is ${fixed.checkOut}, not after the check-in, ${fixed.checkIn}`, 'correct one of the two')]
      : [];
  return [
    ...filesOf(content, 'Offer', 'Announcement').flatMap(({ file, data }) => period(file, data)),
    ...filesOf(content, 'Offer').flatMap(({ file, data: { annualDay, stay: fixed } }) => [
      ...stay(file, 'stay', fixed),
      ...(annualDay && !isPlainDate(`${someLeapYear}-${two(annualDay.month)}-${two(annualDay.day)}`)
        ? [fault(file, 'annualDay.day', `month ${annualDay.month} has no day ${annualDay.day}`, 'correct day or month')]
        : []),
    ]),
    ...filesOf(content, 'Packages').flatMap(({ file, data }) => data.items.flatMap((item, index) => stay(file, `items.${index}.stay`, item.stay))),
  ];
};
