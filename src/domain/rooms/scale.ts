/** The side, in metres, of a square of an area in m²: rooms are drawn as squares on one scale. */
export const squareSide = (area: number): number => Math.sqrt(area);

/**
 * The rooms that a room's page draws to scale, so that each page stays as light in a hotel of a thousand room types: all of a few; of many the smallest, the
 * largest, this one with those beside it, and others at even steps between.
 * @param rooms smallest first
 * @param here place of the page's own room among them
 */
export function roomsToScale<Room>(rooms: readonly Room[], here: number, most = 12): readonly Room[] {
  if (rooms.length <= most) return rooms;
  const last = rooms.length - 1;
  const places = new Set([here, here - 1, here + 1, 0, last].filter((place) => place >= 0 && place <= last));
  for (let step = 0; places.size < most; step += 1) places.add(Math.round((step * last) / (most - 1)));
  return rooms.filter((_, place) => places.has(place));
}
