interface Hotel {
  readonly folder: string;
  readonly languages?: readonly string[];
  readonly timeZone: string;
  /** Of its address, two letters. */
  readonly country: string;
  readonly currency: { readonly code: string; readonly sign: string };
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
  /** Addresses of the pages that have a role, by it. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** Sets what `.env` sets and the environment does not. */
export function readEnvFile(): void {
  if (process.getBuiltinModule('node:fs').existsSync('.env')) process.loadEnvFile('.env');
}

/** In Node, where nothing bundles this file. What is wrong with the hotel's file, the content check says. */
function readHotel(): Hotel {
  const { existsSync, readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
  readEnvFile();
  const folder = process.env.CONTENT_FOLDER?.trim().replace(/\/+$/, '') || 'content';
  const signOf = (currency: string) =>
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0).find(({ type }) => type === 'currency');
  const defaults = { country: 'BR', currency: { code: 'BRL', sign: 'R$' } };
  const pages = () =>
    (existsSync(`${folder}/pages`) ? readdirSync(`${folder}/pages`) : []).flatMap((name): [string, string][] => {
      try {
        const { role, path } = JSON.parse(readFileSync(`${folder}/pages/${name}`, 'utf8')) as { readonly role?: string; readonly path: string };
        return role === undefined ? [] : [[role, path]];
      } catch {
        return [];
      }
    });
  try {
    const {
      languages,
      timeZone,
      redirects,
      address,
      currency: code = defaults.currency.code,
    } = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8')) as Omit<Hotel, 'currency'> & { currency?: string; address: { country: string } };
    return {
      folder,
      country: address.country,
      currency: { code, sign: signOf(code)?.value ?? code },
      languages: Array.isArray(languages) ? languages : undefined,
      redirects: Array.isArray(redirects) ? redirects : undefined,
      pages: Object.fromEntries(pages()),
      timeZone: new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
    };
  } catch {
    return { folder, timeZone: 'UTC', ...defaults };
  }
}

const hotel: Hotel = process.env.HOTEL ? (JSON.parse(process.env.HOTEL) as Hotel) : readHotel();

/** For bundles: the value of `process.env.HOTEL`, as code. @param parts what the bundle needs */
export const hotelConstant = (...parts: readonly (keyof Hotel)[]): string =>
  JSON.stringify(JSON.stringify(Object.fromEntries(parts.map((part) => [part, hotel[part]]))));

/** The hotel's folder, from the project's: `content`, or what CONTENT_FOLDER names (docs/another-hotel.md). Whatever reads or names content asks here. */
export const hotelFolder = hotel.folder;

export const inHotelFolder = (file: string): string => `${hotelFolder}/${file}`;

/** The languages that the hotel publishes; undefined: its file does not say. */
export const hotelLanguages = hotel.languages;

/** The hotel's zone: every date and time on the site is in it. */
export const hotelTimeZone = hotel.timeZone;

/** The country that it stands in, two letters: telephone numbers without a code are of it. */
export const hotelCountry = hotel.country;

/** The currency of every amount, by its code and its sign: BRL, R$. */
export const hotelCurrency = hotel.currency;

/** The addresses, without language, of the pages that have a role, by it. Read at the start. */
export const hotelPages = hotel.pages ?? {};

/** Addresses of the hotel's that moved for good, without language. In Node alone. */
export const hotelRedirects = hotel.redirects ?? [];
