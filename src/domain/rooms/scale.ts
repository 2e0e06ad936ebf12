/** The side, in metres, of a square of an area in m²: areas are drawn as squares at the same scale. */
export const squareSide = (area: number): number => Math.sqrt(area);

/**
 * The rooms that a room's page draws to scale: all of them, up to a maximum that bounds the size of the page; of more, the smallest, the largest, the
 * page's own room with its two neighbours, and others at even steps.
 * @param rooms smallest first
 * @param here index of the page's own room
 * @param most maximum number of rooms
 */
export function roomsToScale<Room>(rooms: readonly Room[], here: number, most = 12): readonly Room[] {
  if (rooms.length <= most) return rooms;
  const last = rooms.length - 1;
  const places = new Set([here, here - 1, here + 1, 0, last].filter((place) => place >= 0 && place <= last));
  for (let step = 0; places.size < most; step += 1) places.add(Math.round((step * last) / (most - 1)));
  return rooms.filter((_, place) => places.has(place));
}

/** Scales for measuring with a ruler, the largest first: one metre is 1000 / scale millimetres. */
const scales = [100, 200, 500, 1000, 2000, 5000] as const;

export interface AreaDrawing {
  /** 200 for 1:200. */
  readonly scale: number;
  /** Side of the square on paper, in millimetres. */
  readonly side: number;
}

/**
 * An area as a square on paper, at the largest of the usual scales at which it fits; null where it fits at none.
 * @param area square metres
 * @param available side of the space on paper, in millimetres
 */
export function areaDrawing(area: number, available: number): AreaDrawing | null {
  const metres = squareSide(area);
  const scale = scales.find((candidate) => (metres * 1000) / candidate <= available);
  return scale === undefined ? null : { scale, side: (metres * 1000) / scale };
}
