import { type BuildReport, type BuildTime, secondsPerPage } from './buildReport';

/** A row per build of the real hotel, and one for its pictures alone. */
export function buildRows({ cold, unchanged, oneRoom, pictures }: BuildReport): string[][] {
  const row = (name: string, time: BuildTime | undefined): string[][] => (time ? [[name, time.seconds.toFixed(1), time.memory.toFixed(2)]] : []);
  return [
    ['Build of the hotel', 'Seconds', 'Peak GiB'],
    ...row('cold: no cache, no pictures', cold),
    ...(pictures ? [[`of it sharp alone: ${pictures.variants} variants of ${pictures.pictures} pictures`, pictures.seconds.toFixed(1), '–']] : []),
    ...row('nothing changed', unchanged),
    ...row('one room with a photo added', oneRoom),
  ];
}

/** A row per size of hotel, with milliseconds per page and per page more than the size before. */
export function hotelRows({ hotels }: BuildReport): string[][] {
  const steps = secondsPerPage(hotels);
  return [
    ['Room types', 'Pages', 'Seconds', 'ms per page', 'ms per further page', 'Peak GiB'],
    ...hotels.map(({ rooms, pages, seconds, memory }, index) => [
      String(rooms),
      String(pages),
      seconds.toFixed(1),
      ((1000 * seconds) / pages).toFixed(1),
      index > 0 ? (1000 * (steps[index - 1] ?? NaN)).toFixed(1) : '–',
      memory.toFixed(2),
    ]),
  ];
}
