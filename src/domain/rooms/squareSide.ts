/** The side, in metres, of a square of an area in m²: rooms are drawn as squares on one scale. */
export const squareSide = (area: number): number => Math.sqrt(area);
