/** The marketing form that replaces the site's sign-up, by the names in its embed code (docs/hotel-rules.md 10.2). */
export interface MarketingService {
  readonly account: string;
  readonly form: string;
  readonly domain: string;
  readonly script: string;
}

/** reCAPTCHA v3 (docs/hotel-rules.md 10.3). */
export interface BotCheckService {
  readonly siteKey: string;
  readonly script: string;
}

/** The service that counts visits, with the visitor's consent (docs/hotel-rules.md 10.5). */
export type AnalyticsService =
  | {
      readonly provider: 'plausible';
      readonly domain: string;
      readonly endpoint: string;
    }
  | {
      readonly provider: 'matomo';
      readonly site: string;
      readonly endpoint: string;
      readonly script: string;
    }
  | {
      readonly provider: 'ga4';
      readonly id: string;
      readonly script: string;
      /** For the privacy page. */
      readonly setsCookies: true;
      /** A property of `window`: while it is true, nothing is sent. */
      readonly offSwitch: string;
    };

export interface Settings {
  /** Address of the published site, without a slash at the end. */
  readonly siteUrl: string;
  /** Where forms are posted; null: they compose a message. */
  readonly formsEndpoint: string | null;
  readonly marketing: MarketingService | null;
  readonly botCheck: BotCheckService | null;
  readonly analytics: readonly AnalyticsService[];
  /** Whether pages send requests to any other host. Links, such as those to the booking engine, do not count. */
  readonly usesThirdParties: boolean;
  /** Whether visited pages are stored for offline use (docs/offline.md). */
  readonly offline: boolean;
}

/** For when nothing is set, as in unit tests. */
export const defaultSettings: Settings = {
  siteUrl: 'https://www.hotel.example',
  formsEndpoint: null,
  marketing: null,
  botCheck: null,
  analytics: [],
  usesThirdParties: false,
  offline: true,
};

/** The settings of this build, computed by src/environment.ts. */
export const settings: Settings = process.env.SITE_SETTINGS ? (JSON.parse(process.env.SITE_SETTINGS) as Settings) : defaultSettings;
