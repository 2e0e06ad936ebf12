/** The marketing form that replaces the site's own sign-up, by the names of its embed code (docs/hotel-rules.md 10.2). */
export interface MarketingService {
  readonly account: string;
  readonly form: string;
  readonly domain: string;
  /** Address of its script. */
  readonly script: string;
}

/** reCAPTCHA v3 (docs/hotel-rules.md 10.3). */
export interface BotCheckService {
  readonly siteKey: string;
  /** Address of its script. */
  readonly script: string;
}

/** A service that counts visits (docs/measuring.md). */
export type AnalyticsService =
  | {
      readonly provider: 'plausible';
      /** The site's name at Plausible. */
      readonly domain: string;
      /** Where events are posted. */
      readonly endpoint: string;
    }
  | {
      readonly provider: 'matomo';
      /** The site's number at Matomo. */
      readonly site: string;
      readonly endpoint: string;
      /** Address of its script. */
      readonly script: string;
    }
  | {
      readonly provider: 'ga4';
      /** The measurement id. */
      readonly id: string;
      /** Address of its script. */
      readonly script: string;
      /** What the privacy page says. */
      readonly setsCookies: true;
      /** A property of `window`: while it is true, nothing is sent. */
      readonly offSwitch: string;
    };

/** What is measured, with the visitor's consent (docs/hotel-rules.md 10.5). */
export interface Measuring {
  readonly analytics: readonly AnalyticsService[];
  /** Where the figures of the field are posted; null: to `analytics`. */
  readonly figuresEndpoint: string | null;
}

/** What the environment of a build sets for its pages. */
export interface Settings {
  /** Address of the published site, without a slash at the end. */
  readonly siteUrl: string;
  /** Where forms are posted; null: they compose a message. */
  readonly formsEndpoint: string | null;
  readonly marketing: MarketingService | null;
  readonly botCheck: BotCheckService | null;
  /** Null: nothing. */
  readonly measuring: Measuring | null;
  /** Whether pages send requests to any other host. Links, such as those to the booking engine, do not count. */
  readonly usesThirdParties: boolean;
  /** Whether visited pages are kept for when there is no signal (docs/offline.md). */
  readonly offline: boolean;
}

/** Where nothing is set, as in unit tests. */
export const defaultSettings: Settings = {
  siteUrl: 'https://www.hotel.example',
  formsEndpoint: null,
  marketing: null,
  botCheck: null,
  measuring: null,
  usesThirdParties: false,
  offline: true,
};

/**
 * The settings of this build. src/environment.ts checks the environment and works them out; src/gatsby/bundle/configureBundle.ts puts them into the bundles.
 * Only what decides about code that a bundle leaves out is a constant of its own: `GATSBY_PREVIEW`.
 */
export const settings: Settings = process.env.SITE_SETTINGS ? (JSON.parse(process.env.SITE_SETTINGS) as Settings) : defaultSettings;
