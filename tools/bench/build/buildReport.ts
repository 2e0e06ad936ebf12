/** Time and memory of a build. */
export interface BuildTime {
  readonly seconds: number;
  /** Peak, in GiB. */
  readonly memory: number;
}

/** A cold build of a hotel of some size, without resizing pictures. */
export interface HotelBuild extends BuildTime {
  readonly rooms: number;
  readonly pages: number;
}

export interface BuildReport {
  /** The hotel as it is. */
  readonly cold?: BuildTime;
  readonly unchanged?: BuildTime;
  readonly oneRoom?: BuildTime;
  /** The pictures of the cold build, resized by sharp alone. */
  readonly pictures?: { readonly seconds: number; readonly pictures: number; readonly variants: number };
  /** Hotels of increasing size. */
  readonly hotels: readonly HotelBuild[];
}

/** Seconds per additional page, from each hotel to the next larger one. */
export const secondsPerPage = (hotels: readonly HotelBuild[]): number[] =>
  hotels.slice(1).map(({ seconds, pages }, index) => {
    const smaller = hotels[index];
    return smaller ? (seconds - smaller.seconds) / (pages - smaller.pages) : NaN;
  });
