/** A place in the picture, as fractions of it from the left and the upper edge. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels of CSS: the map is never drawn narrower, however narrow the screen (ResortMap.module.css), and each marker is so large to the finger. */
const least = { width: 960, height: 640 };
const markerSize = 44;

/** Whether a finger could take one marker for the other. */
export const markersOverlap = (one: MapPoint, other: MapPoint): boolean =>
  Math.abs(one.x - other.x) * least.width < markerSize && Math.abs(one.y - other.y) * least.height < markerSize;
