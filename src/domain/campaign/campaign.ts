import type { Language } from '../../site';
import { bookingUrl } from '../booking/bookingUrl';
import { maximumPeople, minimumPeople } from '../booking/people';
import { localizedPath } from '../i18n/localizedPath';
import { isPlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';

/** The UTM parameters by which analytics tell campaigns apart, in the order of a link. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof utmFields)[number];

/** Without these, analytics cannot attribute a visit to a campaign. */
export const requiredUtmFields: readonly UtmField[] = ['source', 'medium', 'campaign'];

/** Maximum characters of a value; analytics truncate longer ones. */
export const maximumUtmLength = 100;

/** The target of a campaign link and its UTM values, as entered in the form. */
export interface Campaign {
  readonly target: 'page' | 'engine';
  /** Path of the page without language; unused for the engine. */
  readonly path: string;
  /** Language of the page; unused for the engine. */
  readonly language: Language;
  /** Used for the engine only. */
  readonly stay: Stay;
  readonly people: number;
  readonly utm: Readonly<Record<UtmField, string>>;
}

/** The site and the booking engine that links are made for. */
export interface CampaignSite {
  /** Address of the published site, without a slash at the end. */
  readonly address: string;
  /** Paths of all its pages, without language. */
  readonly paths: readonly string[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
  /** The calendar day at the hotel. */
  readonly today: string;
}

export interface CampaignFault {
  readonly field: 'path' | 'checkIn' | 'checkOut' | 'people' | UtmField;
  readonly fault: 'missing' | 'unknown' | 'past' | 'order' | 'range' | 'format';
}

/**
 * A text as a UTM value: lower-case letters without accents, and digits, joined by `-`, `_` or `.`; “Verão 2027” is `verao-2027`. Analytics
 * count “Email” and “email” separately, and a space would be encoded as `%20` or `+`. Empty where nothing is left.
 */
export const utmValue = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, maximumUtmLength)
    .replace(/^[._-]+|[._-]+$/g, '');

function stayFaults({ stay: { checkIn, checkOut }, people }: Campaign, { today }: CampaignSite): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (!isPlainDate(checkIn)) faults.push({ field: 'checkIn', fault: 'missing' });
  else if (checkIn < today) faults.push({ field: 'checkIn', fault: 'past' });
  if (!isPlainDate(checkOut)) faults.push({ field: 'checkOut', fault: 'missing' });
  else if (isPlainDate(checkIn) && checkOut <= checkIn) faults.push({ field: 'checkOut', fault: 'order' });
  if (!Number.isInteger(people) || people < minimumPeople || people > maximumPeople) faults.push({ field: 'people', fault: 'range' });
  return faults;
}

/** What is wrong with a campaign's fields: at most one fault for each field, in the order of the form. */
export function campaignFaults(campaign: Campaign, site: CampaignSite): readonly CampaignFault[] {
  const targetFaults: CampaignFault[] =
    campaign.target === 'engine' ? stayFaults(campaign, site) : site.paths.includes(campaign.path) ? [] : [{ field: 'path', fault: 'unknown' }];
  const utmFaults = utmFields.flatMap((field): CampaignFault[] => {
    const value = campaign.utm[field];
    if (value === '') return requiredUtmFields.includes(field) ? [{ field, fault: 'missing' }] : [];
    return value === utmValue(value) ? [] : [{ field, fault: 'format' }];
  });
  return [...targetFaults, ...utmFaults];
}

/**
 * The link of a campaign: to a page in a language, or to the booking engine with a stay, followed by the `utm_…` parameters.
 * @throws RangeError that lists the faults that `campaignFaults` finds
 */
export function campaignLink(campaign: Campaign, site: CampaignSite): string {
  const faults = campaignFaults(campaign, site);
  if (faults.length > 0) throw new RangeError(`a campaign cannot have a link: ${faults.map(({ field, fault }) => `${field} ${fault}`).join(', ')}`);
  const { target, path, language, stay, people, utm } = campaign;
  const parameters = utmFields.filter((field) => utm[field] !== '').map((field) => `utm_${field}=${utm[field]}`);
  return target === 'engine'
    ? `${bookingUrl({ ...site.booking, stay, people })}&${parameters.join('&')}`
    : `${site.address}${localizedPath(path, language)}?${parameters.join('&')}`;
}
