import { squareSide } from '../rooms/scale';

/** Below which all fact sheets stand. */
export const sheetsFolder = '/fichas/';

/** Where the fact sheets stand, without language: each speaks all three and has one address. */
export const sheetPath = {
  room: (slug: string): string => `${sheetsFolder}quartos/${slug}`,
  hall: (slug: string): string => `${sheetsFolder}espacos/${slug}`,
  hotel: `${sheetsFolder}hotel`,
} as const;

/** Scales that people can measure with a ruler, the largest first: one metre is 1000 / scale millimetres. */
const scales = [100, 200, 500, 1000, 2000, 5000] as const;

export interface AreaDrawing {
  /** 200 for 1:200. */
  readonly scale: number;
  /** Side of the square on paper, in millimetres. */
  readonly side: number;
}

/**
 * An area as a square on paper, at the largest of the usual scales at which it has room; null where none is small enough.
 * @param area square metres
 * @param room side of the place for it, in millimetres
 */
export function areaDrawing(area: number, room: number): AreaDrawing | null {
  const metres = squareSide(area);
  const scale = scales.find((candidate) => (metres * 1000) / candidate <= room);
  return scale === undefined ? null : { scale, side: (metres * 1000) / scale };
}
