/** The side, in metres, of a square of an area in m²: areas are drawn as squares at the same scale. */
export const squareSide = (area: number): number => Math.sqrt(area);

/** Scales for measuring with a ruler, the largest first: one metre is 1000 / scale millimetres. */
const scales = [100, 200, 500, 1000, 2000, 5000] as const;

/**
 * An area as a square on paper, at the largest of the usual scales at which it fits; null where it fits at none.
 * @param area square metres
 * @param available side of the space on paper, in millimetres
 * @returns the scale, 200 for 1:200, and the side of the square on paper, in millimetres
 */
export function areaDrawing(area: number, available: number) {
  const metres = squareSide(area);
  const scale = scales.find((candidate) => (metres * 1000) / candidate <= available);
  return scale === undefined ? null : { scale, side: (metres * 1000) / scale };
}
