/** Up to this many guests, one stop every so many. */
const beats = [
  { upTo: 20, every: 1 },
  { upTo: 100, every: 5 },
  { upTo: 300, every: 10 },
  { upTo: 600, every: 25 },
  { upTo: 1000, every: 50 },
  { upTo: Infinity, every: 100 },
] as const;

/** The numbers at which the guests' slider stops, finer where parties are small: 1, 2 … 20, 25 … 100, 110 … and last the largest capacity itself. */
export function guestStops(largest: number): number[] {
  const stops: number[] = [];
  for (let guests = 1; guests < largest; guests += every(guests)) stops.push(guests);
  return [...stops, largest];
}

const every = (guests: number): number => beats.find(({ upTo }) => guests < upTo)?.every ?? 1;
