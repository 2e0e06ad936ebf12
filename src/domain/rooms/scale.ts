/** The side, in metres, of a square of an area in m²: areas are drawn as squares at the same scale. */
export const squareSide = (area: number): number => Math.sqrt(area);
