/** What a build took. */
export interface BuildTime {
  readonly seconds: number;
  /** GiB. */
  readonly memory: number;
}

/** A hotel of a size, built from nothing; no picture is cut. */
export interface HotelBuild extends BuildTime {
  readonly rooms: number;
  readonly pages: number;
}

export interface BuildReport {
  /** The hotel as it is. */
  readonly cold?: BuildTime;
  readonly unchanged?: BuildTime;
  readonly oneRoom?: BuildTime;
  /** Sharp alone, for the pictures of the cold build. */
  readonly pictures?: { readonly seconds: number; readonly pictures: number; readonly variants: number };
  /** Larger and larger hotels. */
  readonly hotels: readonly HotelBuild[];
}

/** Seconds that each further page took, from one hotel to the next. */
export const secondsPerPage = (hotels: readonly HotelBuild[]): number[] =>
  hotels.slice(1).map(({ seconds, pages }, index) => {
    const smaller = hotels[index];
    return smaller ? (seconds - smaller.seconds) / (pages - smaller.pages) : NaN;
  });
