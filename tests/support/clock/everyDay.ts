const twoDigits = (value: number): string => String(value).padStart(2, '0');
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Every day of a range of years in order, computed without Date. */
export function everyDay({ from = 2024, to = 2040 }: { from?: number; to?: number } = {}): string[] {
  const days: string[] = [];
  for (let year = from; year <= to; year += 1)
    for (const [month, length] of [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries())
      for (let day = 1; day <= length; day += 1) days.push(`${String(year)}-${twoDigits(month + 1)}-${twoDigits(day)}`);
  return days;
}
