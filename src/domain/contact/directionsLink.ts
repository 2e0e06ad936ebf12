/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** An address that shows the way to a place from where the visitor is: the map application on phones, a map in the browser elsewhere. */
export const directionsLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${String(latitude)},${String(longitude)}`;
